import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { type Addressed, documentPath } from '../../lib/routing/document-path.ts';
import { sluggedTypes } from '../../lib/routing/slugged-types.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type PageReferences, pageReferences } from './page-references.ts';
import { everyPath } from './sitemaps.ts';

/** A page that visitors can see, and its references. */
export interface ShownPage extends PageReferences {
  /** Its path, or a description where it has none. */
  readonly path: string;
}

/** The build that is served during end-to-end tests, which contains the error pages. */
const build = '.next-test';

/** Selects all documents with their own page, indexed or not. */
const documents = '*[_type in $types]{ _type, slug }';

/**
 * Returns all visible pages in every language: those in the sitemaps, ended and English-only ones,
 * the page of an unknown path, and the error page.
 */
export async function allPages(request: APIRequestContext): Promise<ShownPage[]> {
  const origin = await siteOrigin(request);
  const shown = await mapConcurrently(await shownPaths(request), async (path) => {
    return { path, ...pageReferences(await htmlOf(request, path, 200), origin) };
  });
  const unknown = await mapConcurrently(locales, async (locale) => {
    const path = `/${locale}/no-such-page`;
    return { path, ...pageReferences(await htmlOf(request, path, 404), origin) };
  });
  const failed = await mapConcurrently(locales, async (locale) => {
    const html = await readFile(`${build}/server/app/${locale}/error-page.html`, 'utf8');
    return { path: `the error page in ${locale}`, ...pageReferences(html, origin) };
  });
  return [...shown, ...unknown, ...failed];
}

/** Returns the paths of all pages, indexed or not, in every language. */
export async function shownPaths(request: APIRequestContext): Promise<Set<string>> {
  const listed = (await everyPath(request)).map(({ path }) => path);
  const found = await contentClient().fetch<Addressed[]>(documents, { types: sluggedTypes });
  const addressed = found.flatMap((document) =>
    locales.map((locale) => documentPath(document, locale)),
  );
  return new Set([...listed, ...addressed]);
}

async function htmlOf(request: APIRequestContext, path: string, status: number): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0, maxRetries: 1 });
  expect(response.status(), path).toBe(status);
  return response.text();
}

/** Returns the configured origin of the site, wherever the test serves it. */
async function siteOrigin(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text();
  return new URL(/^Sitemap: (\S+)/m.exec(robots)?.[1] ?? '').origin;
}
