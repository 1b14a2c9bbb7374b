import { expect, test } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { discountDeal } from '../support/example-documents.ts';
import { pageReferences } from '../support/page-references.ts';

const addresses = [
  { path: '/en', status: 200 },
  { path: '/en/nothing', status: 404 },
  { path: '/en/%E0', status: 400 },
  { path: '/de/faq/', status: 308 },
  { path: '/api/revalidate', status: 405 },
  { path: '/robots.txt', status: 200 },
  { path: '/favicon.ico', status: 200 },
  { path: '/assets/icons.svg', status: 200 },
  { path: '/en/sitemap.xml', status: 200 },
];

for (const { path, status } of addresses) {
  test(`${path} sends the security headers with status ${status}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    if (headers['content-type']?.startsWith('text/html')) {
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
    const shared = path.startsWith('/assets/') ? 'cross-origin' : 'same-origin';
    expect(headers['cross-origin-resource-policy']).toBe(shared);
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('pages set no cookie and are cacheable, whatever their query', async ({ request }) => {
  const deal = documentPath(await discountDeal(), 'de');
  for (const path of ['/en', '/cs/zazitky', `${deal}?ref=a&dsc=b`]) {
    const response = await request.get(path);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
    expect(response.headers()['cache-control'], path).toContain('s-maxage');
  }
});

test('text is sent compressed, and scripts, styles and fonts are cached as immutable', async ({
  request,
}) => {
  const page = await request.get('/en');
  expect(page.headers()['content-encoding']).toBeTruthy();
  const { parts } = pageReferences(await page.text(), '');
  const scripts = parts.filter((part) => /\.(?:js|css)$/.test(part));
  const fonts = parts.filter((part) => part.endsWith('.woff2'));
  expect(scripts).not.toEqual([]);
  expect(fonts).not.toEqual([]);
  for (const part of [...scripts, ...fonts]) {
    const { 'cache-control': cache } = (await request.get(part)).headers();
    expect(cache, part).toContain('immutable');
  }
  for (const part of scripts) {
    const sent = (
      await request.get(part, { headers: { 'accept-encoding': 'gzip, br' } })
    ).headers();
    expect(sent['content-encoding'], part).toBe('br');
  }
});

test('a known file is not sent again, and one of an earlier build is not found', async ({
  request,
}) => {
  const path = '/assets/icons.svg';
  const { etag = '' } = (await request.get(path)).headers();
  expect(etag).toMatch(/^"/);
  const again = await request.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const old = await request.get('/_next/static/chunks/of-an-earlier-build.js');
  expect(old.status()).toBe(404);
  expect(old.headers()['cache-control']).toBe('no-store');
});

test('pictures may be embedded by other sites', async ({ request }) => {
  const page = await (await request.get('/en')).text();
  const { pictures } = pageReferences(page, '');
  const picture = pictures.flat().find((address) => address.startsWith('/media/')) ?? '';
  for (const path of [picture, '/assets/identity/mark-gold.svg']) {
    const { 'cross-origin-resource-policy': policy } = (await request.get(path)).headers();
    expect(policy, path).toBe('cross-origin');
  }
});

test('revalidation without a signature is rejected with 401', async ({ request }) => {
  const response = await request.post('/api/revalidate', { data: { _id: 'a', _type: 'page' } });
  expect(response.status()).toBe(401);
});
