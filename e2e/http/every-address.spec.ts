import { expect, test } from '@playwright/test';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pageRoutes } from '../../lib/routing/routes.ts';
import { metaContent } from '../support/meta-content.ts';
import { type PageDocument, readPage } from '../support/read-page.ts';
import { everyPath, sitemapPaths } from '../support/sitemaps.ts';

test.describe.configure({ timeout: 120_000 });

/** Reads every page of a language once and checks its own metadata and its alternates. */
for (const locale of locales) {
  test(`every address of the ${locale} sitemap returns a complete page in its language`, async ({
    request,
  }) => {
    const titles = new Map<string, string>();
    const paths = await sitemapPaths(request, locale);
    expect(paths.length).toBeGreaterThan(pageRoutes.length);
    for (const path of paths) {
      const { document, title, lang } = await readPage(request, path);
      expect(lang, path).toBe(locale);
      expect(document.querySelectorAll('h1').length, `h1 of ${path}`).toBe(1);
      expect(document.querySelector('h1')?.textContent.trim(), path).not.toBe('');
      expect(titles.get(title), `title of ${path}: ${title}`).toBeUndefined();
      titles.set(title, path);
      expect(metaContent(document, 'description').length, path).toBeGreaterThan(50);
      expect(unfinished(document), path).toEqual([]);
      expect(canonical(document), path).toBe(path);
      expect(metaContent(document, 'robots'), path).toBe('');
    }
  });
}

test('hreflang is mutual and complete, with English as the default', async ({ request }) => {
  const pages = new Map<string, Map<string, string>>();
  for (const { path } of await everyPath(request)) {
    const { document } = await readPage(request, path);
    pages.set(path, alternates(document));
  }
  for (const [path, others] of pages) {
    expect([...others.values()], path).toContain(path);
    expect(others.get('x-default'), path).toBe(others.get('en'));
    for (const [language, other] of others) {
      expect(pages.get(other), `${path} names ${other} in ${language}`).toEqual(others);
    }
  }
});

test('the sitemaps list every page of the route table', async ({ request }) => {
  const listed = new Set((await everyPath(request)).map(({ path }) => path));
  for (const locale of locales) {
    for (const route of pageRoutes) expect(listed).toContain(pathFor(route, locale));
  }
});

/** Returns texts that no page should contain: missing messages and unformatted values. */
function unfinished(document: PageDocument): string[] {
  for (const script of document.querySelectorAll('script, style')) script.remove();
  const text = document.querySelector('body')?.textContent ?? '';
  const found = text.matchAll(
    /MISSING_MESSAGE|\b(?:error|notice|shell|section|event|job|deal|hours|faq|tickets|experience)\.[a-z]\w+|undefined|NaN|\[object /g,
  );
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
