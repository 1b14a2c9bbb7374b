import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How many bytes of the digest the router sends. */
const DIGEST_BYTES = 12;

/**
 * Returns the value of the parameter `_rsc` with which the router requests the payload of a page: a
 * hash of the headers by which the framework varies its responses, or nothing without any
 * (`computeCacheBustingSearchParam` of Next.js 16).
 */
export function payloadHash(headers: IncomingHttpHeaders): string {
  const prefetch = headers['next-router-prefetch'];
  const others = ['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];
  const values = others.map((name) => headers[name]);
  const isPlain = prefetch === undefined || prefetch === '0';
  if (isPlain && values.every((value) => value === undefined)) return '';
  const input = [prefetch, ...values].map((value) => value ?? '0').join();
  const digest = hash('sha256', input, 'buffer').subarray(0, DIGEST_BYTES);
  return digest.toString('base64url');
}
