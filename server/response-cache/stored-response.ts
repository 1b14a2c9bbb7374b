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
  /**
   * The framework's cache tags of the page; none for pictures. Null if they are not known: it cannot be said
   * then which content it shows.
   */
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

/**
 * What a stored response takes besides its body, in bytes, as measured for pages: its headers, with what is
 * written for clients that accept the same coding, and each of its tags.
 */
const HEADERS_BYTES = 7000;
const TAG_BYTES = 120;

/** Returns the most memory that a stored response takes, in bytes. */
export function maxBytesOf(stored: StoredResponse): number {
  const { status, page, tags } = stored;
  const mayBeFilled = status === 404 || isStoredForOne(stored);
  const body = mayBeFilled ? page.maxBytesFilled : page.maxBytes;
  return body + HEADERS_BYTES + TAG_BYTES * (tags?.size ?? 0);
}
