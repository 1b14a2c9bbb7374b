import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';

/** How long the server may take to compress a page as far as possible, on a loaded machine. */
const compressedSoon = { timeout: 30_000, intervals: [50, 100, 250] };

/** The end of the entity tag of a version that the server has compressed for a client that waited. */
const QUICK = /-quick"$/;

/**
 * Returns how many bytes the body of a page has as it is transferred with brotli, once the server has
 * compressed it as far as possible, which it does behind its first response.
 */
export async function transferredLength(url: string): Promise<number> {
  let length = 0;
  const receive = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
    const response = await promise;
    length = (await buffer(response)).length;
    const { 'content-encoding': coding, etag = '' } = response.headers;
    return { coding, isSmallest: !QUICK.test(etag) };
  };
  await expect.poll(receive, compressedSoon).toEqual({ coding: 'br', isSmallest: true });
  return length;
}
