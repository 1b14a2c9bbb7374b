import { type LimitName, limits } from './limits.ts';

/**
 * Returns the headers of a 429 response: when to retry (RFC 6585, section 4), and not to cache it.
 */
export function tooManyHeaders(name: LimitName) {
  return { 'Retry-After': String(limits[name].span), 'Cache-Control': 'no-store' } as const;
}
