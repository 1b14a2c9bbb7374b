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
  const pages = new Map<string, FinishedPage>();
  let bytes = 0;
  return (tag, given) => {
    const known = pages.get(tag);
    const page = known ?? finish(given);
    // A map iterates in insertion order: the most recently requested page is evicted last.
    pages.delete(tag);
    pages.set(tag, page);
    if (!known) bytes += page.body.length;
    for (const [oldest, { body }] of pages) {
      if (bytes <= mostBytes) break;
      pages.delete(oldest);
      bytes -= body.length;
    }
    return page;
  };
}
