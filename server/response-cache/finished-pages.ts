import { LRUCache } from 'lru-cache';
import { isWorthCompressing } from '../http/compress.ts';
import type { InlineParts } from '../http/content-policy.ts';
import { BodyVersions } from './body-versions.ts';

/** A page or a picture as sent to browsers, with its inline parts. */
export interface FinishedPage {
  readonly inline: InlineParts;
  readonly versions: BodyVersions;
  /** The most memory that it takes once it has been sent, in bytes. */
  readonly maxBytes: number;
  /** The same if something of its client is inserted into it. */
  readonly maxBytesFilled: number;
}

/** Returns a finished page that has not been compressed yet. */
export function finishedPage(body: Buffer, inline: InlineParts): FinishedPage {
  // Each of the two compressed versions of a page is less than a quarter as long. A page with insertions
  // has its parts, too, as they are and compressed.
  const { length } = body;
  const isCompressible = isWorthCompressing(length);
  return {
    inline,
    versions: new BodyVersions(body, isCompressible),
    maxBytes: isCompressible ? Math.ceil(0.5 * length) : length,
    maxBytesFilled: Math.ceil(1.75 * length),
  };
}

/** Returns a finished picture, whose format is compressed in itself. */
export function finishedPicture(body: Buffer): FinishedPage {
  const inline = { scripts: [], styles: [] };
  const { length } = body;
  const versions = new BodyVersions(body, false);
  return { inline, versions, maxBytes: length, maxBytesFilled: length };
}

/**
 * Returns the finished form of the framework's response with this hash. `previous` is the stored page
 * that it replaces, which most often is the same.
 */
export type RememberPage = (
  hash: string,
  previous: FinishedPage | null,
  finish: () => FinishedPage,
) => FinishedPage;

/**
 * Returns a function that caches post-processed pages by the hash of the framework's response, so
 * that a page that many visitors share is processed and compressed once, whether it is stored or not.
 * Evicts the least recently requested pages first.
 */
export function rememberPages(maxBytes: number): RememberPage {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ maxBytesFilled }) => maxBytesFilled,
  });
  /** The hash for each page, also for those that have been evicted here, but are stored elsewhere. */
  const hashes = new WeakMap<FinishedPage, string>();
  return (hash, previous, finish) => {
    if (previous && hashes.get(previous) === hash) return previous;
    const known = pages.get(hash);
    if (known) return known;
    const page = finish();
    pages.set(hash, page);
    hashes.set(page, hash);
    return page;
  };
}
