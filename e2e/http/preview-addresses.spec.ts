import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

// Addresses that the Studio opens contain the page to show. Whatever they contain instead, the site
// neither requests another address, nor links or redirects to one.

let elsewhere: Server;
let received: string[];
let origin: string;

test.beforeAll(async () => {
  received = [];
  elsewhere = createServer((request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Elsewhere</h1>');
  });
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
test.afterAll(() => elsewhere.close());

/** Returns the pages that an address may name, each of which leads elsewhere. */
const pagesElsewhere = () => [
  `x:${origin}/robots.txt`,
  `x:${origin}/api/health`,
  `${origin}/robots.txt`,
  `//${new URL(origin).host}/robots.txt`,
  `/\\${new URL(origin).host}/robots.txt`,
  'foo:bar',
  '/%zz',
];

test('an address elsewhere is not requested, and its page is not sent', async ({ request }) => {
  for (const page of pagesElsewhere()) {
    const query = new URLSearchParams({
      'sanity-preview-secret': 'x',
      'sanity-preview-pathname': page,
    });
    const response = await request.get(`/en?${query}`, {
      headers: { cookie: 'preview-token=skSecretOfAnEditor123' },
      maxRedirects: 0,
    });
    expect(response.status(), page).toBe(303);
    expect(response.headers().location, page).toMatch(/^\/(?!\/)/);
  }
  expect(received).toEqual([]);
});

test('an address elsewhere is not linked by the page that explains a refusal', async ({
  request,
}) => {
  for (const page of pagesElsewhere()) {
    const inner = new URLSearchParams({
      'sanity-preview-secret': 'x',
      'sanity-preview-pathname': page,
    });
    const path = new URLSearchParams({ path: `/en?${inner}` });
    const response = await request.get(`/en/preview/refused?${path}`);
    expect(response.status(), page).toBe(401);
    const body = await response.text();
    expect(body, page).toContain('href="/en');
    expect(body, page).not.toContain(new URL(origin).host);
  }
});

test('an address elsewhere is not where a form is redirected to', async ({ request, baseURL }) => {
  for (const page of pagesElsewhere()) {
    const target = `/en%3Ftoken=x%26sanity-preview-secret=y%26sanity-preview-pathname=${encodeURIComponent(page)}`;
    const response = await request.post(target, { maxRedirects: 0 });
    expect(response.status(), page).toBe(303);
    const location = new URL(response.headers().location ?? 'none:', baseURL);
    expect(location.origin, page).toBe(baseURL);
  }
});

test('a running preview that could not be checked goes on at its page', async ({ request }) => {
  const response = await request.post('/api/preview/enter', {
    headers: { cookie: `preview-token=${process.env.E2E_CONTENT_TOKEN}` },
    form: { path: '/de/kontakt' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe('/de/kontakt');
});
