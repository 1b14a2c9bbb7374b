import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { pathFor } from '../../lib/routing/path-for.ts';
import { slugRoutes } from '../../lib/routing/routes.ts';
import { metaContent } from '../support/meta-content.ts';
import { readPage } from '../support/read-page.ts';
import { documentPaths } from '../support/sitemaps.ts';
import { sampleLocales } from '../support/tested-locales.ts';

/** The size up to which social networks do not recompress a picture, in bytes. */
const maxBytes = 150_000;

for (const locale of sampleLocales) {
  test(`pages in ${locale} have a poster for sharing`, { tag: '@slow' }, async ({ request }) => {
    const ofRoutes = slugRoutes.map((route) => documentPaths(request, route, locale));
    const documents = (await Promise.all(ofRoutes)).flatMap((paths) => paths.slice(0, 1));
    for (const path of [pathFor('home', locale), pathFor('faq', locale), ...documents]) {
      const { document } = await readPage(request, path);
      const address = metaContent(document, 'og:image');
      expect(metaContent(document, 'twitter:card'), path).toBe('summary_large_image');
      expect(metaContent(document, 'twitter:image'), path).toBe(address);
      expect(metaContent(document, 'og:image:alt').length, path).toBeGreaterThan(5);
      const size = ['width', 'height'].map((side) => metaContent(document, `og:image:${side}`));
      const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toContain('immutable');
      const file = await response.body();
      expect(file.length, address).toBeLessThan(maxBytes);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, size: [`${width}`, `${height}`] }, address).toEqual({
        format: 'jpeg',
        size,
      });
    }
  });
}

test('an earlier version of a poster redirects to the current one', async ({ request }) => {
  const { document } = await readPage(request, '/de/biermuseum-prag');
  const { pathname } = new URL(metaContent(document, 'og:image'));
  const earlier = pathname.replace(/[0-9a-f]{12}/, '000000000000');
  const response = await request.get(earlier, { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(new URL(response.headers().location ?? '').pathname).toBe(pathname);
});

const version = '0123456789ab.jpg';

for (const path of [
  '/posters',
  '/posters/en',
  `/posters/en/${version}`,
  `/posters/fr/museum/${version}`,
  `/posters/en/cellar/${version}`,
  `/posters/en/constructor/${version}`,
  `/posters/en/event/never-heard-of/${version}`,
  `/posters/en/event/%F0%9F%8D%BA%22%27/${version}`,
  `/posters/en/event/..%2F..%2Fetc/${version}`,
  `/posters/en/event/a/b/${version}`,
  '/posters/en/museum/x.jpg',
]) {
  test(`there is no poster at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('rejects a malformed address with 400', async ({ request, baseURL }) => {
  // As an absolute URL: the address would not survive being resolved against a base.
  const response = await request.get(`${baseURL}/posters/en/event/%E0%A4%A/${version}`);
  expect(response.status()).toBe(400);
});
