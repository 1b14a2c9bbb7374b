import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { expect, it } from 'vitest';
import { payloadHash } from './payload-hash.ts';

it.each<[prefetch?: '0' | '1' | '2', segment?: string, tree?: string, url?: string]>([
  [undefined, undefined, undefined, undefined],
  ['0', undefined, undefined, undefined],
  ['1', undefined, undefined, undefined],
  ['2', '/_tree', '%5B%22%22%5D', '/en/faq'],
  [undefined, undefined, '%5B%22%22%5D', '/cs/udalosti'],
])('is what the router sends with %s, %s, %s, %s', async (prefetch, segment, tree, url) => {
  const headers = {
    'next-router-prefetch': prefetch,
    'next-router-segment-prefetch': segment,
    'next-router-state-tree': tree,
    'next-url': url,
  };
  const expected = await computeCacheBustingSearchParam(prefetch, segment, tree, url);
  expect(payloadHash(headers)).toBe(expected);
});
