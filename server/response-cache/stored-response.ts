import type { OutgoingHttpHeader } from 'node:http';
import { isPrivate } from '../http/cache-control.ts';
import type { FinishedPage } from './finished-pages.ts';

/**
 * A page that all visitors share, also one with an error, or a picture, before it is encoded for one of
 * them.
 */
export interface StoredResponse {
  readonly status: 200 | 404 | 429;
  readonly headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[];
  readonly page: FinishedPage;
  /** The framework's cache tags of the page; null if they are not known, and for pictures. */
  readonly tags: ReadonlySet<string> | null;
}

/** Returns the value of a header, whose name is given in any case. */
export function storedHeader(
  { headers }: StoredResponse,
  name: string,
): OutgoingHttpHeader | undefined {
  return headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];
}

/** Whether shared caches must not store a response: something of a client may be inserted into it. */
export function isStoredForOne(stored: StoredResponse): boolean {
  return isPrivate(storedHeader(stored, 'Cache-Control'));
}

/** Returns the most memory that a stored response takes, in bytes. */
export function maxBytesOf(stored: StoredResponse): number {
  const { status, page } = stored;
  const mayBeFilled = status === 404 || isStoredForOne(stored);
  return mayBeFilled ? page.maxBytesFilled : page.maxBytes;
}
