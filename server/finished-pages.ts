import { hash } from 'node:crypto';
import type { InlineParts } from './content-policy.ts';

/** A page as browsers get it, and what goes with it. */
export interface FinishedPage {
  readonly body: Buffer;
  readonly inline: InlineParts;
  /** The body under the content codings that somebody has asked for. */
  readonly encoded: Map<string, Buffer>;
}

/** How much is remembered, in bytes before compression: about a hundred pages. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Remembers what has been made of pages that many visitors share, by what the framework gave for
 * them: they are finished and compressed once instead of for each visitor. The ones asked for
 * longest ago are forgotten first.
 */
export function rememberPages(
  finish: (given: Buffer) => FinishedPage,
  mostBytes = MOST_BYTES,
): (given: Buffer) => FinishedPage {
  const pages = new Map<string, FinishedPage>();
  let bytes = 0;
  return (given) => {
    const key = hash('sha256', given, 'base64url');
    const known = pages.get(key);
    const page = known ?? finish(given);
    // Last in the map is last to be forgotten.
    pages.delete(key);
    pages.set(key, page);
    if (!known) bytes += page.body.length;
    for (const [oldest, { body }] of pages) {
      if (bytes <= mostBytes) break;
      pages.delete(oldest);
      bytes -= body.length;
    }
    return page;
  };
}
