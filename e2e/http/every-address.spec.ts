import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pageRoutes } from '../../lib/routing/routes.ts';
import { metaContent } from '../support/meta-content.ts';
import { type PageDocument, readPage } from '../support/read-page.ts';
import { everyPath } from '../support/sitemaps.ts';

// All tests compare the same pages, each of which is read once.
test.describe.configure({ mode: 'default' });

let pages: readonly Awaited<ReturnType<typeof readFacts>>[];

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000);
  pages = await mapConcurrently(await everyPath(request), (listed) => readFacts(request, listed));
});

for (const locale of locales) {
  test(`every address of the ${locale} sitemap returns a complete page in its language`, () => {
    const titles = new Map<string, string>();
    const listed = pages.filter((page) => page.locale === locale);
    expect(listed.length).toBeGreaterThan(pageRoutes.length);
    for (const { path, title, headings, description, ...facts } of listed) {
      expect(headings, `h1 of ${path}`).toEqual([expect.stringMatching(/\S/)]);
      expect(titles.get(title), `title of ${path}: ${title}`).toBeUndefined();
      titles.set(title, path);
      expect(description.length, path).toBeGreaterThan(50);
      const expected = { lang: locale, unfinished: [], canonical: path, robots: '' };
      expect(facts, path).toMatchObject(expected);
    }
  });
}

test('hreflang is mutual and complete, with English as the default', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, alternates } of pages) {
    expect([...alternates.values()], path).toContain(path);
    expect(alternates.get('x-default'), path).toBe(alternates.get('en'));
    for (const [language, other] of alternates) {
      const message = `${path} names ${other} in ${language}`;
      expect(byPath.get(other)?.alternates, message).toEqual(alternates);
    }
  }
});

test('the sitemaps list every page of the route table', () => {
  const listed = new Set(pages.map(({ path }) => path));
  for (const locale of locales) {
    for (const route of pageRoutes) expect(listed).toContain(pathFor(route, locale));
  }
});

/** Reads a page, and returns what it says about itself. */
async function readFacts(
  request: APIRequestContext,
  { path, locale }: { readonly path: string; readonly locale: Locale },
) {
  const { document, title, lang } = await readPage(request, path);
  return {
    path,
    locale,
    lang,
    title,
    headings: document.querySelectorAll('h1').map(({ textContent }) => textContent),
    description: metaContent(document, 'description'),
    canonical: canonical(document),
    robots: metaContent(document, 'robots'),
    /** The paths of the page by language, also its own. */
    alternates: alternates(document),
    // Last, because it removes scripts and styles.
    unfinished: unfinished(document),
  };
}

/** Returns texts that no page should contain: unformatted values. (A missing message fails the page.) */
function unfinished(document: PageDocument): string[] {
  for (const script of document.querySelectorAll('script, style')) script.remove();
  const text = document.querySelector('body')?.textContent ?? '';
  const found = text.matchAll(/undefined|NaN|\[object /g);
  return [...found].map(([words]) => words);
}

function canonical(document: PageDocument): string {
  const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return new URL(address).pathname;
}

function alternates(document: PageDocument): Map<string, string> {
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return new Map(
    links.map((link) => [
      link.getAttribute('hreflang') ?? '',
      new URL(link.getAttribute('href') ?? '').pathname,
    ]),
  );
}
