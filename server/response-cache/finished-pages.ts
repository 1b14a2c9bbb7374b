import { LRUCache } from 'lru-cache';
import type { InlineParts } from '../content-policy.ts';
import { BodyVersions } from './body-versions.ts';

/** A page or a picture as sent to browsers, with its inline parts and compressed versions. */
export interface FinishedPage {
  readonly body: Buffer;
  readonly inline: InlineParts;
  readonly versions: BodyVersions;
  /** The most memory that the body and its compressed versions take together, in bytes. */
  readonly mostBytes: number;
}

/** About a hundred pages. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Returns a finished page that has not been compressed yet. */
export function finishedPage(body: Buffer, inline: InlineParts): FinishedPage {
  // Each of the two compressed versions of a page is less than a quarter as long.
  const mostBytes = Math.ceil(1.5 * body.length);
  return { body, inline, versions: new BodyVersions(body), mostBytes };
}

/** Returns a finished picture, whose format is compressed in itself. */
export function finishedPicture(body: Buffer): FinishedPage {
  const inline = { scripts: [], styles: [] };
  return { body, inline, versions: new BodyVersions(body), mostBytes: body.length };
}

/**
 * Returns a function that caches post-processed pages by the hash of the framework's response, so
 * that a page that many visitors share is processed and compressed once. Evicts the least recently
 * requested pages first.
 */
export function rememberPages(
  mostBytes = MOST_BYTES,
): (key: string, finish: () => FinishedPage) => FinishedPage {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ mostBytes }) => mostBytes,
  });
  return (key, finish) => {
    const known = pages.get(key);
    if (known) return known;
    const page = finish();
    pages.set(key, page);
    return page;
  };
}
