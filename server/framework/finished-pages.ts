import { LRUCache } from 'lru-cache';
import type { InlineParts } from '../content-policy.ts';

/** A page as sent to browsers, with its inline parts and compressed versions. */
export interface FinishedPage {
  readonly body: Buffer;
  readonly inline: InlineParts;
  /** The body by the content codings that clients have requested. */
  readonly encoded: Map<string, Buffer>;
}

/** Size of the cache in bytes before compression: about a hundred pages. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Caches post-processed pages by the entity tag of the framework's HTML, so that a page that many
 * visitors share is processed and compressed once. Evicts the least recently requested pages first.
 */
export function rememberPages(
  finish: (given: Buffer) => FinishedPage,
  mostBytes = MOST_BYTES,
): (tag: string, given: Buffer) => FinishedPage {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  return (tag, given) => {
    const known = pages.get(tag);
    if (known) return known;
    const page = finish(given);
    pages.set(tag, page);
    return page;
  };
}
