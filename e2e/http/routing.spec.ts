import { type APIRequestContext, expect, test } from '@playwright/test';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { bookableExperience, permanentRedirect } from '../support/example-documents.ts';
import { readPage } from '../support/read-page.ts';

const get = { maxRedirects: 0 } as const;

test.describe('the bare root', () => {
  for (const { name, headers, target } of [
    { name: 'speaks English by default', headers: { 'Accept-Language': 'fr' }, target: '/en' },
    {
      name: 'speaks the browser’s language',
      headers: { 'Accept-Language': 'de-AT,en;q=0.5' },
      target: '/de',
    },
    {
      name: 'speaks the language chosen before',
      headers: { 'Accept-Language': 'de', Cookie: 'NEXT_LOCALE=it' },
      target: '/it',
    },
  ]) {
    test(name, async ({ request }) => {
      const response = await request.get('/?ref=hotel', { ...get, headers });
      expect(response.status()).toBe(307);
      expect(relative(response.headers().location)).toBe(`${target}?ref=hotel`);
      expect(response.headers()['cache-control']).toContain('no-store');
    });
  }
});

test.describe('a single permanent redirect leads to the right address, with its query', () => {
  for (const [from, to] of [
    ['/en/o-nas?ref=a&dsc=b', '/en/about-us?ref=a&dsc=b'],
    ['/EN/O-Nas/?x=1', '/en/about-us?x=1'],
    ['/de/geschenkgutscheine', '/de/Geschenkgutscheine'],
    ['/en/', '/en'],
    ['/cs/museum', '/cs/muzeum-piva-praha'],
  ] as const) {
    test(`${from} → ${to}`, async ({ request }) => {
      await expectRedirect(request, from, to);
    });
  }

  test('from the English path of a document in another language', async ({ request }) => {
    const experience = await bookableExperience();
    const from = documentPath(experience, 'en').replace('/en/', '/cs/');
    await expectRedirect(request, from, documentPath(experience, 'cs'));
  });

  test('from an address that the content redirects', async ({ request }) => {
    const { from, to } = await permanentRedirect();
    await expectRedirect(request, from, to);
  });
});

test('repeated slashes are redirected with the query, and caches check the redirect', async ({
  request,
  baseURL,
}) => {
  for (const [from, to] of [
    ['//en/about-us?ref=a&dsc=b', '/en/about-us?ref=a&dsc=b'],
    ['/en//events?month=//x', '/en/events?month=//x'],
    ['/\\elsewhere.example/en', '/elsewhere.example/en'],
  ] as const) {
    const response = await request.get(`${baseURL}${from}`, get);
    expect(response.status(), from).toBe(308);
    expect(response.headers()).toMatchObject({ location: to, 'cache-control': 'no-cache' });
  }
});

async function expectRedirect(request: APIRequestContext, from: string, to: string) {
  const response = await request.get(from, get);
  expect(response.status()).toBe(308);
  expect(relative(response.headers().location)).toBe(relative(to));
  expect((await request.get(to, get)).status()).toBe(200);
}

test.describe('an unknown address', () => {
  for (const { path, heading, home } of [
    { path: '/en/nothing-here', heading: 'Page not found', home: '/en' },
    { path: '/cs/udalosti/neexistuje', heading: 'Stránka nenalezena', home: '/cs' },
    { path: '/de/<script>alert(1)</script>', heading: 'Seite nicht gefunden', home: '/de' },
    { path: '/it/a/b/c', heading: 'Pagina non trovata', home: '/it' },
  ]) {
    test(`${path} returns a 404 page in its language`, async ({ request }) => {
      const { document, html, lang } = await readPage(request, encodeURI(path), 404);
      expect(lang).toBe(home.slice(1));
      const shown = document.querySelector('h1')?.textContent ?? '';
      expect(shown.toLowerCase()).toContain(heading.toLowerCase());
      const text = document.querySelector('body')?.textContent ?? '';
      expect(text.includes(path) || text.includes(encodeURI(path)), 'the address is named').toBe(
        true,
      );
      expect(html).not.toContain('<script>alert(1)');
      expect(document.querySelector(`main a[href="${home}"]`)).not.toBeNull();
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      );
    });
  }

  test('without a language prefix is a 404 page in the visitor’s language', async ({ request }) => {
    const response = await request.get('/about-us', {
      ...get,
      headers: { 'Accept-Language': 'cs' },
    });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<html lang="cs"');
  });

  for (const path of [
    '/page-not-found',
    '/en/page-not-found',
    '/en/too-many-requests',
    '/en/error-page',
    '/sitemaps/en',
    '/fr/faq',
  ]) {
    test(`${path} is not served`, async ({ request }) => {
      expect((await request.get(path, get)).status()).toBe(404);
    });
  }
});

test('rejects too many requests for unknown addresses with 429 and a localized page', async ({
  request,
}) => {
  const headers = { 'x-forwarded-for': '192.0.2.60' };
  const ask = async (index: number) => request.get(`/cs/neznama-${index}`, { ...get, headers });
  for (let index = 0; index < 120; index += 1) expect((await ask(index)).status()).toBe(404);
  const refusal = await ask(120);
  expect(refusal.status()).toBe(429);
  expect(refusal.headers()['retry-after']).toBe('60');
  expect(refusal.headers()['cache-control']).toContain('no-store');
  expect(await refusal.text()).toContain('Příliš mnoho najednou');
  const other = await request.get('/cs/neznama', { headers: { 'x-forwarded-for': '192.0.2.61' } });
  expect(other.status()).toBe(404);
  expect(other.headers()['cache-control']).toContain('no-store');
  expect((await request.get('/cs', { headers })).status()).toBe(200);
});

for (const path of ['/en/%E0%A4%A', '/%', '/api/%zz', '/media/%']) {
  test(`the malformed address ${path} returns 400`, async ({ request, baseURL }) => {
    // As an absolute URL: the address would not survive being resolved against a base.
    const response = await request.get(`${baseURL}${path}`, get);
    expect(response.status()).toBe(400);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });
}

test('robots.txt lists the sitemap of every language', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  for (const locale of locales) {
    expect(text).toContain(`Sitemap: http://localhost:3000/${locale}/sitemap.xml`);
  }
});

function relative(location: string | undefined): string {
  const url = new URL(location ?? '', 'http://localhost');
  return `${url.pathname}${url.search}`;
}
