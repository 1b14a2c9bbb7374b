import { type APIRequestContext, type Browser, chromium, expect, test } from '@playwright/test';
import getPort from 'get-port';
import { pageOfEachKind, pathOf } from '../support/a-page-of-each-kind.ts';
import { categories, scorePage } from '../support/lighthouse.ts';
import { readPage } from '../support/read-page.ts';

// Performance depends on the machine: run this on an idle one. LIGHTHOUSE_VISITS sets how often
// each page is visited, an odd number.
const visits = Number(process.env.LIGHTHOUSE_VISITS ?? 3);

const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

let port: number;
let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  port = await getPort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
});

test.afterAll(async () => {
  await browser.close();
});

for (const kind of pageOfEachKind) {
  for (const locale of ['en', 'de']) {
    test(`the ${kind.kind} page in ${locale} reaches its Lighthouse scores`, async ({
      request,
      baseURL,
    }) => {
      const english = await pathOf(request, kind);
      const shown = locale === 'en' ? english : await translated(request, english, locale);
      const { scores, faults, benchmark } = await scorePage(`${baseURL}${shown}`, port, visits);
      const row = categories.map((category) => `${category} ${scores[category]}`).join(', ');
      console.log(`${shown}: ${row}; benchmark ${benchmark}; ${faults.join('; ')}`);
      for (const category of categories) {
        const score = expect.soft(scores[category], `${category} of ${shown}`);
        score.toBeGreaterThanOrEqual(targets[category]);
      }
    });
  }
}

/** Returns the path of a page in another language, from its hreflang links. */
async function translated(request: APIRequestContext, path: string, locale: string) {
  const { document } = await readPage(request, path);
  const address = document.querySelector(`link[hreflang="${locale}"]`)?.getAttribute('href');
  if (!address) throw new Error(`${path} has no page in ${locale}.`);
  return new URL(address).pathname;
}
