import type { Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { countDocuments } from '../support/count-documents.ts';
import { footerLink } from '../support/footer-link.ts';

// A page is open in a browser while a later build takes the place of the one that rendered it.

test.describe.configure({ timeout: 120_000 });

// While no build is served, the page asks whether there is a later one.
test.use({ expectedComplaints: [/\/builds\/latest\.json/] });

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite('later');
});
test.afterAll(async () => await site?.end());

async function open(page: Page, path: string): Promise<void> {
  const link = footerLink(page, path);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(site.siteUrl + path);
  await untilAlive(page);
}

test('the first link on a page of the earlier build loads a document, later ones do not', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/en/faq`);
  const { id } = await (await page.request.get(`${site.siteUrl}/builds/latest.json`)).json();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_next/static/')),
  );
  const html = async () => await (await page.request.get(`${site.siteUrl}/en/faq`)).text();
  const earlier = await html();
  await site.deploy();
  const later = await html();
  const paths = scripts.map((script) => new URL(script).pathname);
  // The later build has it under another name, as if it had changed.
  expect(paths.filter((path) => earlier.includes(path) && !later.includes(path))).toHaveLength(1);
  for (const script of [...scripts, `${site.siteUrl}/_next/static/${id}/_buildManifest.js`]) {
    expect((await page.request.get(script)).status(), script).toBe(200);
  }
  const documents = countDocuments(page);
  await open(page, '/en/contact');
  expect(documents()).toBe(1);
  await open(page, '/en/faq');
  expect(documents()).toBe(1);
});
