import { type APIRequestContext, expect, test } from '@playwright/test';
import type { CampaignLink, Deal } from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { campaignCount, personsBrowser, withinSeconds } from '../support/campaign-counts.ts';
import { findContent } from '../support/find-content.ts';
import { metaContent } from '../support/meta-content.ts';
import { readPage } from '../support/read-page.ts';

/** A link of the content to a deal, with both codes. */
async function aLink(): Promise<{ ref: string; dsc: string; deal: Deal }> {
  return await findContent<Required<CampaignLink> & { deal: Deal }>(
    'campaign link to a deal with both codes',
    `*[_type == "campaignLink" && defined(ref) && defined(dsc) && page->_type == "deal"][0]{
      ref, dsc, "deal": page->
    }`,
  );
}

async function addressIn(locale: Locale) {
  const { ref, dsc, deal } = await aLink();
  const path = documentPath(deal, locale);
  return { ref, dsc, path, address: `${path}?ref=${ref}&dsc=${dsc}` };
}

/** Expects that requests are counted so often; of those before them, none later. */
async function expectCounted(
  request: APIRequestContext,
  wanted: Parameters<typeof campaignCount>[1],
  times: number,
  send: () => Promise<unknown>,
) {
  const before = await campaignCount(request, wanted);
  await send();
  const count = async () => (await campaignCount(request, wanted)) - before;
  await expect.poll(count, withinSeconds).toBe(times);
}

test('each visit through a link is counted once, from wherever it comes', async ({ request }) => {
  const { ref, dsc, address } = await addressIn('de');
  const wanted = { stage: 'arrival', ref, dsc, locale: 'de' } as const;
  await expectCounted(request, wanted, 3, async () => {
    const visit = (headers = {}) =>
      request.get(address, { headers: { ...personsBrowser, ...headers } });
    const { etag = '' } = (await visit({ 'sec-fetch-site': 'cross-site' })).headers();
    expect((await visit({ 'if-none-match': etag })).status()).toBe(304);
    // A redirect to the page is no visit of its own.
    await request.get(address.replace('/de/', '/DE/'), { headers: personsBrowser });
  });
});

test('only visits of people to public pages are counted, with codes in use', async ({
  request,
}) => {
  const { ref, dsc, path, address } = await addressIn('it');
  const wanted = { stage: 'arrival', locale: 'it' } as const;
  await expectCounted(request, wanted, 1, async () => {
    const headers = personsBrowser;
    await request.head(address, { headers });
    await request.get(`${path}?ref=invented-${Date.now()}`, { headers });
    await request.get(`/it/niente-qui?ref=${ref}`, { headers });
    await request.get(`/api/health?ref=${ref}`, { headers });
    const others: readonly Record<string, string>[] = [
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'same-origin' },
      { 'cache-control': 'max-age=0' },
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { cookie: 'preview-token=a-token-of-sixteen-characters' },
    ];
    for (const more of others) {
      await request.get(address, { headers: { ...headers, ...more } });
    }
    await request.get(`${path}?ref=${ref.toUpperCase()}&dsc=${dsc}`, { headers });
  });
});

test('a checkout that is begun and an order that is reported are counted', async ({ request }) => {
  const { ref, dsc } = await aLink();
  const codes = { ref, dsc, locale: 'cs' } as const;
  const headers = personsBrowser;
  await expectCounted(request, { stage: 'checkout', ...codes }, 1, async () => {
    const query = new URLSearchParams(codes);
    await request.get(`/checkout-demo?${query}`, { headers });
    await request.get(`/checkout-demo?${query}&booking=`, { headers });
  });
  await expectCounted(request, { stage: 'order', ...codes }, 1, async () => {
    const report = { stage: 'order', ...codes };
    const reported = await request.post('/api/campaigns/reports', { data: report });
    expect(reported.status()).toBe(204);
    const forged = { headers: { origin: 'https://evil.example' }, data: report };
    expect((await request.post('/api/campaigns/reports', forged)).status()).toBe(403);
  });
});

test('counts are for editors alone, and for no other website', async ({ request }) => {
  const query = 'from=2026-01-01&through=2026-12-31';
  const counts = `/api/campaigns/counts?${query}`;
  const authorization = `Bearer ${process.env.E2E_CONTENT_TOKEN}`;
  expect((await request.get(counts)).status()).toBe(401);
  // The token is accepted in the header only.
  const inAddress = `${counts}&token=${process.env.E2E_CONTENT_TOKEN}`;
  expect((await request.get(inAddress, { maxRedirects: 0 })).status()).toBe(303);
  for (const origin of ['https://evil.example', 'null', 'http://localhost']) {
    const forged = await request.get(counts, { headers: { authorization, origin } });
    expect(forged.status()).toBe(403);
    expect(forged.headers()).not.toHaveProperty('access-control-allow-origin');
    const response = await request.fetch(counts, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(response.status()).toBe(403);
  }
  const malformed = await request.get('/api/campaigns/counts?from=a', {
    headers: { authorization },
  });
  expect(malformed.status()).toBe(400);
});

test('the card of a page is what its metadata says', async ({ request }) => {
  const { path } = await addressIn('cs');
  for (const page of [path, pathFor('home', 'de'), pathFor('faq', 'it')]) {
    const { document } = await readPage(request, page);
    const response = await request.get(`/api/campaigns/card?path=${encodeURIComponent(page)}`, {
      headers: { authorization: `Bearer ${process.env.E2E_CONTENT_TOKEN}` },
    });
    expect(await response.json()).toEqual({
      title: metaContent(document, 'og:title'),
      description: metaContent(document, 'og:description'),
      image: new URL(metaContent(document, 'og:image')).pathname,
    });
  }
});
