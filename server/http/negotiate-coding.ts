import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A content coding (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip';

/** All of them, the best one first. */
export const allCodings: readonly Coding[] = ['br', 'gzip'];

/** How many values of `Accept-Encoding` are remembered: browsers send the same few. */
const MAX_ENTRIES = 100;
const accepted = new LRUCache<string, { readonly coding: Coding | null }>({
  max: MAX_ENTRIES,
});

/** Returns the first of `codings` that the client accepts; null if it accepts none. */
export function acceptedCoding(request: IncomingMessage, codings = allCodings): Coding | null {
  const key = `${codings} ${request.headers['accept-encoding'] ?? ''}`;
  const known = accepted.get(key);
  if (known !== undefined) return known.coding;
  const usable = new Negotiator(request).encodings([...codings]);
  const coding = codings.find((one) => usable.includes(one)) ?? null;
  accepted.set(key, { coding });
  return coding;
}

/**
 * Returns the value of `Vary` for a response that depends on the codings that the client accepts (RFC
 * 9110, section 12.5.3), from that of the same response without a coding.
 */
export function varyByCoding(vary: string): string {
  if (/accept-encoding/i.test(vary)) return vary;
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}

/**
 * Returns the first of `codings` that the client accepts, and names it in the headers, together with
 * the fact that the response depends on it. Returns null if it accepts none.
 */
export function negotiateCoding(
  request: IncomingMessage,
  response: ServerResponse,
  codings: readonly Coding[],
): Coding | null {
  response.setHeader('Vary', varyByCoding(String(response.getHeader('Vary') ?? '')));
  const best = acceptedCoding(request, codings);
  if (best !== null) response.setHeader('Content-Encoding', best);
  return best;
}
