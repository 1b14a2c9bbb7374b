import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { routeRequest } from './route-request.ts';

vi.mock('./preview-slug-index-cache.ts', () => ({
  currentPreviewSlugIndex: async () => 'unreachable',
}));
vi.mock('./slug-index-cache.ts', () => ({
  currentSlugIndex: async () => ({
    documents: [],
    redirects: [
      { from: '/en/name', to: 'http://beer.example/en/name?again', permanent: true },
      { from: '/en/host', to: 'http://beer.example//evil.example', permanent: true },
      { from: '/en/old', to: 'http://beer.example/en/faq', permanent: true },
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
