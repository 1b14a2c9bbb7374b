import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { shareThroughCaches } from './share-through-caches.ts';

const ofFramework = 's-maxage=3600, stale-while-revalidate=31532400';
const answers = new Set(['content:price-0123456789abcdef0123456789abcdef01234567']);

/** Returns the headers of a response of the framework for shared caches. */
function shared(
  given: Record<string, string>,
  { isDocument = true, isTagged = true } = {},
  tags: ReadonlySet<string> | null = answers,
) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
  shareThroughCaches(response, tags, { isDocument, isTagged });
  return response.getHeaders();
}

it('has caches store a page, and browsers check it', () => {
  expect(shared({ 'Cache-Control': ofFramework }, { isTagged: false })).toEqual({
    'cache-control': 'max-age=0, s-maxage=3600, stale-while-revalidate=30',
  });
});

it('has browsers check a payload before they use it', () => {
  expect(shared({ 'Cache-Control': ofFramework }, { isDocument: false })).toMatchObject({
    'cache-control': 'max-age=0, s-maxage=3600',
  });
});

it('tags a page in the ways of different CDNs', () => {
  expect(shared({ 'Cache-Control': ofFramework })).toMatchObject({
    'surrogate-key': 'page price-01234567',
    'cache-tag': 'page,price-01234567',
  });
});

it('has caches check a page each time of which it is not known which content it shows', () => {
  expect(shared({ 'Cache-Control': ofFramework }, {}, null)).toEqual({
    'cache-control': 'max-age=0, s-maxage=0',
  });
});

it('leaves what is private, or has a cookie, as it is', () => {
  const unshared: Record<string, string>[] = [
    { 'cache-control': 'private, no-store' },
    { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' },
    { 'cache-control': ofFramework, 'set-cookie': 'preview-token=abc' },
    {},
  ];
  for (const given of unshared) expect(shared(given)).toEqual(given);
});
