import type { OutgoingHttpHeader } from 'node:http';

/** The value of the `Cache-Control` header of a response, as it is set so far. */
type CacheControl = OutgoingHttpHeader | undefined;

/** Whether shared caches must not store a response (RFC 9111, section 5.2.2.7). */
export function isPrivate(cacheControl: CacheControl): boolean {
  return String(cacheControl).includes('private');
}

/** Whether a response will never change at its address (RFC 8246). */
export function isImmutable(cacheControl: CacheControl): boolean {
  return String(cacheControl).includes('immutable');
}
