import { type APIRequestContext, expect, test } from '@playwright/test';
import { pageReferences } from '../support/page-references.ts';

const none = { maxRedirects: 0 };
const look = 'q=70&fit=max&auto=format';

/** Returns the pictures on some pages, in all their sizes. */
async function namedPictures(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const pages = ['/en', '/de/biermuseum-prag', '/cs/zazitky'];
  const texts = await Promise.all(pages.map(async (page) => (await request.get(page)).text()));
  const { origin } = new URL(baseURL);
  const named = texts.flatMap((text) => pageReferences(text, origin).pictures.flat());
  return [...new Set(named)].filter((address) => address.startsWith('/media/'));
}

/** Returns the file of a photograph on a page, without parameters. */
async function aPhotograph(request: APIRequestContext): Promise<string> {
  const named = await namedPictures(request, 'http://localhost:3000');
  const photograph = named.find((address) => /\.jpg\?/.test(address));
  return photograph?.split('?')[0] ?? '';
}

test('pictures of pages exist, whole or cut, and are immutable', async ({ request }) => {
  test.setTimeout(120_000);
  const named = await namedPictures(request, 'http://localhost:3000');
  const whole = named.filter((address) => !address.includes('rect='));
  const cut = named.filter((address) => address.includes('rect='));
  for (const address of [...whole.slice(0, 4), ...cut.slice(0, 4)]) {
    const picture = await request.get(address, none);
    expect(picture.status(), address).toBe(200);
    expect(picture.headers()['cache-control'], address).toContain('immutable');
    const head = await request.fetch(address, { ...none, method: 'HEAD' });
    expect(head.status(), address).toBe(200);
    expect(head.headers()['content-length'], address).toBe(picture.headers()['content-length']);
    const { etag = '' } = picture.headers();
    const again = await request.get(address, { ...none, headers: { 'If-None-Match': etag } });
    expect(again.status(), address).toBe(304);
  }
  expect([whole.length > 3, cut.length > 3]).toEqual([true, true]);
});

test('a picture is sent from memory once it is rendered', async ({ request }) => {
  const address = `${await aPhotograph(request)}?w=360&${look}`;
  const headers = { Accept: 'image/webp,*/*' };
  const first = await request.get(address, { ...none, headers });
  const again = await request.get(address, { ...none, headers });
  const { 'server-timing': state, etag = '', ...sent } = again.headers();
  expect(state).toBe('cache;desc=hit');
  expect(sent).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await again.body()).equals(await first.body())).toBe(true);
  const known = { ...headers, 'If-None-Match': etag };
  const unchanged = await request.get(address, { ...none, headers: known });
  expect([unchanged.status(), unchanged.headers()['server-timing']]).toEqual([304, state]);
  const other = await request.get(address, { ...none, headers: { Accept: '*/*' } });
  expect(other.headers()['content-type']).toBe('image/jpeg');
});

test('a request for a similar size redirects permanently to the nearest size', async ({
  request,
  baseURL,
}) => {
  const file = await aPhotograph(request);
  const ways = [
    [`?w=1000&${look}`, `?w=1080&${look}`],
    [`?w=99999&${look}`, `?w=2400&${look}`],
    [`?rect=1,2,300,400&w=750&${look}`, `?w=750&${look}`],
    [`?rect=1,2,300,400&w=750&${look}&s=AAAAAAAAAAAA`, `?w=750&${look}`],
    ['', `?w=2400&${look}`],
  ];
  for (const [asked = '', nearest = ''] of ways) {
    const response = await request.get(file + asked, none);
    expect(response.status(), asked).toBe(308);
    expect(response.headers().location, asked).toBe(file + nearest);
    const { status } = await fetch(`${baseURL}${file}${nearest}`, { redirect: 'manual' });
    expect(status, nearest).toBe(200);
  }
});

test('other pictures are not rendered', async ({ request, baseURL }) => {
  const file = await aPhotograph(request);
  const folder = file.slice(0, file.lastIndexOf('/'));
  const name = file.slice(folder.length + 1);
  for (const address of [
    `${file}?w=5000&h=4500&fit=scale&fm=avif&q=100`,
    `${file}?w=750&${look}&w=750`,
    `${file}?w=750&${look}&blur=2000`,
    `${file}?w=750&q=100&fit=max&auto=format`,
    `${file}?dl`,
    file.replace('/embedded/', '/other/'),
    file.replace('/production/', '/staging/'),
    `${folder}%2F${name}`,
    `${folder}/..%2F${name}`,
    `${file}/vanity`,
    `/media/files/embedded/production/${name}`,
    '/media/healthz',
    '/media/v2026-01-01/data/query/production',
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(`${baseURL}${address}`, { ...none, method });
      expect(response.status(), `${method} ${address}`).toBe(404);
    }
  }
});

for (const query of [
  '',
  '?url=%2Fassets%2Ficons.svg&w=640&q=75',
  '?url=%2Fmedia%2Fimages%2Fembedded%2Fproduction%2Fx.jpg&w=3840&q=100',
  '?url=https%3A%2F%2Fexample.com%2Fa.jpg&w=640&q=75',
]) {
  test(`the framework's image optimizer is disabled at /_next/image${query}`, async ({
    request,
  }) => {
    const response = await request.get(`/_next/image${query}`, none);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type'] ?? '').not.toContain('image/');
  });
}
