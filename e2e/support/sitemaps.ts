import { type APIRequestContext, expect } from '@playwright/test';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';

/** Returns the paths in the sitemap of a language, without the origin. */
export async function sitemapPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const response = await request.get(`/${locale}/sitemap.xml`);
  expect(response.status()).toBe(200);
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = '']) => new URL(address).pathname);
}

/** Returns every path of the four sitemaps with its language. */
export async function everyPath(request: APIRequestContext) {
  const lists = await Promise.all(
    locales.map(async (locale) =>
      (await sitemapPaths(request, locale)).map((path) => ({ path, locale })),
    ),
  );
  return lists.flat();
}
