import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hideQuery } from '../../lib/request/forwarded-query.ts';
import { cacheKey } from './cache-key.ts';

function keyOf(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { ...headers } });
  hideQuery(request, true);
  return cacheKey(request);
}

it.each([
  ['/en', '/en'],
  ['/en/events?month=2026-12&kind=music', '/en/events?month=2026-12&kind=music'],
  ['/en/events?ref=hotel&kind=music&dsc=X&utm_source=y', '/en/events?kind=music'],
  ['/cs/udalosti?kind=music', '/cs/udalosti?kind=music'],
  ['/de?ref=hotel', '/de'],
  ['/de?month=2026-12', '/de'],
])('the key of %s is %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
  expect(keyOf(url, {}, 'HEAD')).toBe(key);
});

it.each([
  ['a form', '/en/contact', {}, 'POST'],
  ['a preview', '/en', { cookie: 'a=b; preview-token=x' }, 'GET'],
  ['a page in draft mode', '/en', { cookie: '__prerender_bypass=x' }, 'GET'],
  ['a preview link', '/en', { 'x-preview-token': '' }, 'GET'],
  ['a request with credentials', '/en', { authorization: 'Bearer x' }, 'GET'],
  ['a payload of the router', '/en', { rsc: '1' }, 'GET'],
  ['a prefetched payload', '/en?_rsc=abc', { 'next-router-prefetch': '1' }, 'GET'],
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
  ['a script', '/_next/static/a.js', {}, 'GET'],
])('%s has no key', (_, url, headers, method) => {
  expect(keyOf(url, headers, method)).toBeNull();
});
