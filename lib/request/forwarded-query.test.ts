import { expect, it } from 'vitest';
import { forwardedQuery, hideQuery } from './forwarded-query.ts';

function hidden(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers };
  hideQuery(request, true);
  return { url: request.url, query: forwardedQuery(new Headers(request.headers)) };
}

it('moves the query of a request out of its address unchanged', () => {
  expect(hidden('/en/faq?ref=a%20b&dsc=c+d?e')).toEqual({
    url: '/en/faq',
    query: 'ref=a%20b&dsc=c+d?e',
  });
  expect(hidden('/en/faq')).toEqual({ url: '/en/faq', query: '' });
  expect(hidden('/en/faq?')).toEqual({ url: '/en/faq', query: '' });
});

it('leaves the query of a request that is not a page, and removes the header', () => {
  const request = { url: '/api/icons/lucide?icons=eye', headers: { 'x-page-query': 'a' } };
  hideQuery(request, false);
  expect(request).toEqual({ url: '/api/icons/lucide?icons=eye', headers: {} });
});

it("leaves the router's parameter in the address", () => {
  expect(hidden('/en?ref=a&_rsc=1x2')).toEqual({ url: '/en?_rsc=1x2', query: 'ref=a' });
});

it('ignores the header if a client sends it', () => {
  expect(hidden('/en', { 'x-page-query': 'token=a' })).toEqual({ url: '/en', query: '' });
});
