import { LRUCache } from 'lru-cache';
import type { InlineParts } from '../content-policy.ts';

/** A page as sent to browsers, with its inline parts and compressed versions. */
export interface FinishedPage {
  readonly body: Buffer;
  readonly inline: InlineParts;
  /** The body by the content codings that clients have requested. */
  readonly encoded: Map<string, Buffer>;
  /** The most memory that the body and its compressed versions take together, in bytes. */
  readonly mostBytes: number;
}

/** About a hundred pages. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Returns a finished page that has not been compressed yet. */
export function finishedPage(body: Buffer, inline: InlineParts): FinishedPage {
  // Each of the two compressed versions of a page is less than a quarter as long.
  return { body, inline, encoded: new Map(), mostBytes: Math.ceil(1.5 * body.length) };
}

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
    sizeCalculation: ({ mostBytes }) => mostBytes,
  });
  return (tag, given) => {
    const known = pages.get(tag);
    if (known) return known;
    const page = finish(given);
    pages.set(tag, page);
    return page;
  };
}
