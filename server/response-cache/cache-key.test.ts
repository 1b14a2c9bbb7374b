import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hideQuery } from '../../lib/request/forwarded-query.ts';
import { isPageTarget } from '../../lib/request/preview/page-target.ts';
import { cacheKey } from './cache-key.ts';
import { payloadHash } from './payload-hash.ts';

function keyOf(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { ...headers } });
  hideQuery(request, isPageTarget(url));
  return cacheKey(request);
}

it.each([
  ['/en', '/en'],
  ['/en/events?month=2026-12&kind=music', '/en/events?month=2026-12&kind=music'],
  ['/en/events?ref=hotel&kind=music&dsc=X&utm_source=y', '/en/events?kind=music'],
  ['/cs/udalosti?kind=music', '/cs/udalosti?kind=music'],
  ['/de?ref=hotel', '/de'],
  ['/de?month=2026-12', '/de'],
  ['/en/sitemap.xml', '/en/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
  ['/llms.txt', '/llms.txt'],
])('the key of %s is %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
  expect(keyOf(url, {}, 'HEAD')).toBe(key);
});

it('distinguishes the payloads of a page by what the router requests, not by what it has', () => {
  const rsc = { rsc: '1', 'next-url': '/en', 'next-router-state-tree': '%5B%22%22%5D' };
  const prefetch = { ...rsc, 'next-router-prefetch': '1' };
  const segment = { ...prefetch, 'next-router-segment-prefetch': '/_tree' };
  const requests: Record<string, string>[] = [{}, rsc, prefetch, segment];
  const keys = requests.map((headers) => {
    const hash = headers.rsc ? `_rsc=${payloadHash(headers)}&` : '';
    return keyOf(`/en/events?${hash}kind=music&ref=hotel`, headers);
  });
  expect(new Set(keys).size).toBe(requests.length);
  expect(keys).not.toContain(null);
  expect(keyOf('/en/events?_rsc=&kind=music', { rsc: '1' })).toBe(keys[1]);
});

it.each([
  ['any name', '/a b', '1'],
  ['the whole payload', '/_tree', '2'],
])('a segment of %s has no key', (_, segment, prefetch) => {
  const headers = {
    rsc: '1',
    'next-router-prefetch': prefetch,
    'next-router-segment-prefetch': segment,
  };
  expect(keyOf(`/en?_rsc=${payloadHash(headers)}`, headers)).toBeNull();
});

it.each([
  ['a form', '/en/contact', {}, 'POST'],
  ['a preview', '/en', { cookie: 'a=b; preview-token=x' }, 'GET'],
  ['a page in draft mode', '/en', { cookie: '__prerender_bypass=x' }, 'GET'],
  ['a preview link', '/en', { 'x-preview-token': '' }, 'GET'],
  ['a request with credentials', '/en', { authorization: 'Bearer x' }, 'GET'],
  ['a prefetch of something else than a payload', '/en', { 'next-router-prefetch': '1' }, 'GET'],
  ['a payload without the parameter of the router', '/en', { rsc: '1' }, 'GET'],
  ['a payload with the parameter of another', '/en?_rsc=abc', { rsc: '1' }, 'GET'],
  ['a payload of an unknown kind', '/en', { rsc: '1', 'next-router-prefetch': '3' }, 'GET'],
  ['an unknown header of the router', '/en', { rsc: '1', 'next-action': 'a' }, 'GET'],
  ["a request with the router's parameter", '/en?_rsc=abc', {}, 'GET'],
  ['a forged request of the framework', '/en', { 'x-middleware-subrequest': 'a' }, 'GET'],
  ['a route handler', '/api/health', {}, 'GET'],
  ['a page whose language is in its query', '/checkout-demo?locale=de', {}, 'GET'],
  ['the root', '/', {}, 'GET'],
  ['a path with a fragment', '/en#a', {}, 'GET'],
  ['a filter in another order', '/en/events?kind=music&month=2026-12', {}, 'GET'],
  ['a filter with an empty field', '/en/events?month=&kind=music', {}, 'GET'],
  ['a filter with an unknown value', '/en/events?kind=opera', {}, 'GET'],
  ['a filter with two values', '/en/events?kind=music&kind=talk', {}, 'GET'],
  ['a shared file with a query', '/robots.txt?a=b', {}, 'GET'],
  ['a payload of a shared file', '/llms.txt?_rsc=', { rsc: '1' }, 'GET'],
  ['a script', '/_next/static/a.js', {}, 'GET'],
])('%s has no key', (_, url, headers, method) => {
  expect(keyOf(url, headers, method)).toBeNull();
});
