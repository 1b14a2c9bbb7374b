import { type APIRequestContext, expect } from '@playwright/test';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import type { SlugRoute } from '../../lib/routing/routes.ts';

/** Returns the paths in the sitemap of a language, without the origin. */
export async function sitemapPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const response = await request.get(`/${locale}/sitemap.xml`);
  expect(response.status()).toBe(200);
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = '']) => new URL(address).pathname);
}

/** Returns every path of all sitemaps with its language. */
export async function everyPath(request: APIRequestContext) {
  const lists = await Promise.all(
    locales.map(async (locale) =>
      (await sitemapPaths(request, locale)).map((path) => ({ path, locale })),
    ),
  );
  return lists.flat();
}

/** Returns the paths of the documents of a route in the sitemap of a language, at least one. */
export async function documentPaths(
  request: APIRequestContext,
  route: SlugRoute,
  locale: Locale,
): Promise<string[]> {
  const prefix = pathFor(route, locale, '');
  const paths = (await sitemapPaths(request, locale)).filter((path) => path.startsWith(prefix));
  if (paths.length === 0) throw new Error(`The sitemap in ${locale} lists nothing at ${prefix}.`);
  return paths;
}

/** Returns the first path in the sitemaps that begins with `prefix`, such as `/en/events/`. */
export async function firstPathAt(request: APIRequestContext, prefix: string): Promise<string> {
  const found = (await everyPath(request)).find(({ path }) => path.startsWith(prefix));
  if (!found) throw new Error(`The sitemaps list nothing at ${prefix}.`);
  return found.path;
}
