import { type APIRequestContext, expect } from '@playwright/test';
import { inTurns } from './in-turns.ts';

/** The state of the framework's page cache; absent on responses that are never cached. */
const cacheHeader = 'x-nextjs-cache';

/** Requests every path until all of them come from the page cache. */
export async function warm(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => renderedAnew(request, paths), { timeout: 60_000, intervals: [100] })
    .toEqual([]);
}

/** Requests every path and returns those that were not served from the page cache. */
export async function renderedAnew(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<string[]> {
  const states = await inTurns(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    return { path, cached: response.headers()[cacheHeader] === 'HIT' };
  });
  return states.flatMap(({ path, cached }) => (cached ? [] : [path]));
}
