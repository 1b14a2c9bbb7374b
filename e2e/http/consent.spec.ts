import { expect, test } from '@playwright/test';

const ours = { 'Sec-Fetch-Site': 'same-origin' };

test('a consent choice is stored in a cookie for 182 days', async ({ request }) => {
  const response = await request.post('/api/consent', {
    headers: ours,
    data: { categories: ['analytics'], language: 'de' },
  });
  expect(response.status()).toBe(204);
  expect(response.headers()['cache-control']).toBe('no-store');
  const cookie = response.headers()['set-cookie'] ?? '';
  expect(cookie).toMatch(/^cc_cookie=[^;]+; Path=\/; Max-Age=15724800; SameSite=Lax$/);
  expect(decodeURIComponent(cookie)).toContain('"categories":["necessary","analytics"]');
});

test('cookies are Secure if visitors use https', async ({ request }) => {
  const headers = { ...ours, Origin: 'https://museum.example' };
  const choice = { categories: [], language: 'en' };
  const kept = await request.post('/api/consent', { headers, data: choice });
  expect(kept.headers()['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  const proved = await request.post('/api/age', { headers, form: {}, maxRedirects: 0 });
  expect(proved.headers()['set-cookie']).toBe(
    'age-proof=1; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  );
});

const urlEncoded = 'application/x-www-form-urlencoded';

for (const { path, type, max } of [
  { path: '/api/consent', type: 'application/json', max: 1024 },
  { path: '/api/age', type: urlEncoded, max: 4096 },
  { path: '/api/preview/enter', type: urlEncoded, max: 32 * 1024 },
  { path: '/api/preview/leave', type: urlEncoded, max: 32 * 1024 },
]) {
  test(`${path} accepts only requests from the site's pages, of limited size`, async ({
    request,
  }) => {
    const post = (headers: Record<string, string>, data = '{}') =>
      request.post(path, { headers: { 'Content-Type': type, ...headers }, data });
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403);
    expect((await post({ Origin: 'https://elsewhere.example' })).status()).toBe(403);
    expect((await post({ Origin: 'null' })).status()).toBe(403);
    expect((await post({ ...ours, 'Content-Type': 'text/plain' })).status()).toBe(415);
    const long = await post(ours, 'x'.repeat(max + 1));
    expect(long.status()).toBe(413);
    expect(long.headers()['set-cookie']).toBeUndefined();
  });
}

test('rejects an invalid choice with 400', async ({ request }) => {
  for (const data of ['', '{', { categories: ['all'], language: 'en' }, { categories: [] }]) {
    const headers = { ...ours, 'Content-Type': 'application/json' };
    const response = await request.post('/api/consent', { headers, data });
    expect(response.status(), JSON.stringify(data)).toBe(400);
  }
});

test('the gate’s form never redirects to another site', async ({ request }) => {
  for (const back of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
  ]) {
    const response = await request.post('/api/age', {
      headers: { ...ours, Referer: 'https://elsewhere.example/x' },
      form: { back },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location, back).toBe('/');
  }
});

test('the style for browsers without scripts depends on the cookie and is not cached', async ({
  request,
}) => {
  const shut = await request.get('/api/age/style');
  expect(await shut.text()).not.toContain('#gate{display:none}');
  const open = await request.get('/api/age/style', { headers: { Cookie: 'age-proof=1' } });
  expect(await open.text()).toBe('#gate{display:none}');
  expect(open.headers()['cache-control']).toBe('private, no-store');
});

test('every visitor gets the gate and the page behind it in the HTML', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  expect(html).toContain('id="gate"');
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<[^>]+\sinert[\s=>]/);
});
