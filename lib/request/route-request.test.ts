import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import { routeRequest } from './route-request.ts';

vi.mock('./preview-slug-index-cache.ts', () => ({
  currentPreviewSlugIndex: async () => 'unreachable',
}));
vi.mock('./slug-index-cache.ts', () => ({
  currentSlugIndex: async () => ({ documents: [], redirects: [] }),
}));

it('renders no page for forged preview cookies while they cannot be checked', async () => {
  const request = new NextRequest('http://localhost/en/events/nothing');
  request.cookies.set('__prerender_bypass', 'a');
  request.cookies.set('preview-token', 'a'.repeat(20));
  const response = await routeRequest(request);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-middleware-rewrite')).toContain('/en/page-not-found');
});
