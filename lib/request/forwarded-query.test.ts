import { expect, it } from 'vitest';
import { forwardedQuery, hideQuery } from './forwarded-query.ts';

function hidden(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers };
  hideQuery(request, true);
  return { url: request.url, query: forwardedQuery(new Headers(request.headers)) };
}

it('moves the query of a request out of its address, as it was written', () => {
  expect(hidden('/en/faq?ref=a%20b&dsc=c+d?e')).toEqual({
    url: '/en/faq',
    query: 'ref=a%20b&dsc=c+d?e',
  });
  expect(hidden('/en/faq')).toEqual({ url: '/en/faq', query: '' });
  expect(hidden('/en/faq?')).toEqual({ url: '/en/faq', query: '' });
});

it('leaves what is no page its query, and believes the header nowhere', () => {
  const request = { url: '/api/icons/lucide?icons=eye', headers: { 'x-page-query': 'a' } };
  hideQuery(request, false);
  expect(request).toEqual({ url: '/api/icons/lucide?icons=eye', headers: {} });
});

it('leaves what the router adds', () => {
  expect(hidden('/en?ref=a&_rsc=1x2')).toEqual({ url: '/en?_rsc=1x2', query: 'ref=a' });
});

it('believes no visitor who sends the header', () => {
  expect(hidden('/en', { 'x-page-query': 'token=a' })).toEqual({ url: '/en', query: '' });
});
