import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { formatSharedLinkToken, newSharedLink } from '../content/preview/shared-link.ts';
import { CLIENT_ADDRESS_HEADER } from '../platform/http/sender.ts';
import { currentPreviewSlugIndex } from './preview/preview-slug-index-cache.ts';
import { limits } from './rate-limit/limits.ts';
import { serverCount } from './rate-limit/server-count.ts';
import { routeRequest } from './route-request.ts';

vi.mock('./preview/preview-slug-index-cache.ts', () => ({
  currentPreviewSlugIndex: vi.fn(async () => 'unreachable'),
}));
vi.mock('./has-content.ts', () => ({ hasContent: async () => true }));
vi.mock('./slug-index-cache.ts', () => ({
  currentSlugIndex: async () => ({
    documents: [],
    redirects: [
      { from: '/en/name', to: 'http://beer.example/en/name?again', permanent: true },
      { from: '/en/host', to: 'http://beer.example//evil.example', permanent: true },
      { from: '/en/old', to: 'http://beer.example/en/faq', permanent: true },
      { from: '/en/plain', to: '/en/events', permanent: true },
      { from: '/en/concerts', to: '/en/events?kind=music&a=%20#list', permanent: true },
    ],
  }),
}));

it('renders no page for forged preview cookies while they cannot be checked', async () => {
  const request = new NextRequest('http://localhost/en/events/nothing');
  request.cookies.set('__prerender_bypass', 'a');
  request.cookies.set('preview-token', 'a'.repeat(20));
  const response = await routeRequest(request);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-middleware-rewrite')).toContain('/en/page-not-found');
});

it.each(['/en', '/en/faq', '/en/events/nothing'])(
  'renders no page at %s for preview cookies of an address that guesses',
  async (path) => {
    vi.mocked(currentPreviewSlugIndex).mockResolvedValueOnce('limited');
    const request = new NextRequest(`http://localhost${path}`);
    request.cookies.set('__prerender_bypass', 'a');
    request.cookies.set('preview-token', 'a'.repeat(20));
    const response = await routeRequest(request);
    expect(response.status).toBe(429);
    const rewrite = new URL(response.headers.get('x-middleware-rewrite') ?? '');
    expect(rewrite.pathname).toBe('/en/preview-refused');
    // Another attempt leads to the page that was requested.
    expect([...rewrite.searchParams]).toEqual([
      ['outcome', 'limited'],
      ['path', path],
    ]);
    // Nor does it open a link that is still pending.
    expect(response.cookies.get('preview-pending')).toMatchObject({
      value: '',
      path: '/api/preview',
    });
  },
);

it('refuses filtered lists alone to an address for which too many have been rendered', async () => {
  for (let index = 0; index < limits.filterRendering.max; index += 1) {
    serverCount('filterRendering').addAtOnce('192.0.2.60', new Date());
  }
  const visit = async (path: string, address: string) => {
    const headers = { [CLIENT_ADDRESS_HEADER]: address };
    return await routeRequest(new NextRequest(`http://localhost${path}`, { headers }));
  };
  const refused = await visit('/en/events?kind=music', '192.0.2.60');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('x-middleware-rewrite')).toMatch(/\/en\/too-many-requests$/);
  expect((await visit('/en/events', '192.0.2.60')).status).toBe(200);
  expect((await visit('/en/events?kind=music', '192.0.2.61')).status).toBe(200);
});

it('reads the index of a preview once for a request', async () => {
  vi.mocked(currentPreviewSlugIndex).mockClear();
  const request = new NextRequest('http://localhost/en/events/nothing');
  request.cookies.set('__prerender_bypass', 'a');
  request.cookies.set('preview-token', formatSharedLinkToken(newSharedLink()));
  await routeRequest(request);
  expect(currentPreviewSlugIndex).toHaveBeenCalledOnce();
});

describe('a page that only a shared link shows', () => {
  const token = formatSharedLinkToken(newSharedLink());
  const visit = () => {
    const request = new NextRequest('http://localhost/de/veranstaltungen/nichts');
    request.cookies.set('__prerender_bypass', 'a');
    request.cookies.set('preview-token', token);
    return routeRequest(request);
  };

  it('is missing while the link is valid, if it does not exist', async () => {
    const index = { documents: [], redirects: [] };
    vi.mocked(currentPreviewSlugIndex).mockResolvedValue(index);
    expect((await visit()).status).toBe(404);
  });

  it('explains that the link has ended', async () => {
    vi.mocked(currentPreviewSlugIndex).mockResolvedValue('refused');
    const response = await visit();
    expect(response.status).toBe(410);
    expect(response.headers.get('x-middleware-rewrite')).toMatch(/preview-refused\?outcome=ended/);
  });
});

describe('a redirect to another name of the requested host', () => {
  const answer = (path: string) => {
    const request = new NextRequest(`http://localhost${path}`);
    request.headers.set('host', 'beer.example');
    return routeRequest(request);
  };

  it.each(['/en/name', '/en/host'])('is ignored where it would be endless: %s', async (path) => {
    const response = await answer(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
  });

  it('is followed to another path', async () => {
    const response = await answer('/en/old');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('http://beer.example/en/faq');
  });
});

it.each([
  ['/en/plain?ref=a&x=+1', '/en/events?ref=a&x=+1'],
  ['/en/concerts', '/en/events?kind=music&a=%20#list'],
  ['/en/concerts?', '/en/events?kind=music&a=%20#list'],
  ['/en/concerts?ref=a&kind=tour&dsc=B', '/en/events?kind=music&a=%20&ref=a&dsc=B#list'],
  ['/en/concerts?ref=a&ref=b', '/en/events?kind=music&a=%20&ref=a&ref=b#list'],
])('a redirect keeps the query of a visitor: %s to %s', async (path, to) => {
  const response = await routeRequest(new NextRequest(`http://localhost${path}`));
  expect(response.headers.get('location')).toBe(`http://localhost${to}`);
});

/** Returns the response to the client-side router, which requests a payload. */
async function answerToRouter(path: string) {
  const request = new NextRequest(`http://localhost${path}`);
  request.headers.set('sec-fetch-mode', 'cors');
  return await routeRequest(request);
}

it.each(['/en/concerts', '/en/plain?ref=a'])(
  'a redirect whose query the router would lose has it open a document: %s',
  async (path) => {
    const response = await answerToRouter(path);
    expect(response.status).toBe(204);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('no-store');
  },
);

it('a redirect without a query is followed by the router', async () => {
  const response = await answerToRouter('/en/plain');
  expect(response.headers.get('location')).toBe('http://localhost/en/events');
});
