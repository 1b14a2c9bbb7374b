import { type APIRequestContext, expect } from '@playwright/test';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { payloadHash } from '../../server/response-cache/payload-hash.ts';

/** The state of the framework's page cache; absent on responses that are never cached. */
const cacheHeader = 'x-nextjs-cache';

/** The response for a path. */
export interface Received {
  readonly path: string;
  readonly body: string;
}

/** A page as it was received. */
export interface ReceivedPage extends Received {
  /** Whether it came from the page cache. */
  readonly isCached: boolean;
}

/** Requests every path. Each must be a page. */
export async function receivePages(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<ReceivedPage[]> {
  return await mapConcurrently(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const isCached = response.headers()[cacheHeader] === 'HIT';
    return { path, body: await response.text(), isCached };
  });
}

/** How long every page may take to be rendered, in ms, on a machine that takes a minute. */
const WARM_MS = 150_000;

/**
 * Requests every path until it comes from the page cache: all of them once, and then those that have not.
 * Nothing may change meanwhile.
 */
export async function warm(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  let waiting = paths;
  const requestWaiting = async () => {
    waiting = rerendered(await receivePages(request, waiting));
    return waiting;
  };
  await expect.poll(requestWaiting, { timeout: WARM_MS, intervals: [100] }).toEqual([]);
}

/** Returns the paths of the pages that were not served from the page cache. */
export function rerendered(pages: readonly ReceivedPage[]): string[] {
  return pages.filter(({ isCached }) => !isCached).map(({ path }) => path);
}

/** Requests the data of every path for client-side navigation. */
export async function receivePayloads(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<Received[]> {
  const headers = { rsc: '1' };
  // Without the parameter, the framework redirects to it.
  const query = `_rsc=${payloadHash(headers)}`;
  return await mapConcurrently(paths, async (path) => {
    const response = await request.get(`${path}?${query}`, { maxRedirects: 0, headers });
    expect(response.headers()['content-type'], path).toContain('text/x-component');
    return { path, body: await response.text() };
  });
}
