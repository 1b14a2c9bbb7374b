import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SlugIndex } from '../routing/slug-index.ts';
import { checkGuess } from './preview/check-guess.ts';
import { previewSlugIndex } from './preview-slug-index.ts';

/** `limited`: too many tokens were refused, of this address or of all. */
type Reading = SlugIndex | 'refused' | 'unreachable' | 'limited';

interface Entry {
  /** When the read began, in ms of the process's monotonic clock. */
  readonly at: number;
  readonly reading: Promise<Reading>;
  /** Whether the token has been accepted before, so that it does not count as a guess. */
  readonly known: boolean;
}

/** Maximum age in ms of an index with drafts; one page reads it several times. */
const freshness = 1000;

/** How long in ms a refused token is not checked again. */
const refusedFor = 60_000;

/** Maximum number of cached tokens; more than the editors who ever preview at the same time. */
const mostTokens = 50;

/** By token. */
const entries = new LRUCache<string, Entry>({ max: mostTokens });

/**
 * Returns the slug index for the holder of a preview token. A token from a cookie may also be a
 * guess, so refusals count for the address `sender` like those of preview links.
 */
export async function currentPreviewSlugIndex(token: string, sender: string): Promise<Reading> {
  const entry = entries.get(token);
  if (entry) {
    const age = performance.now() - entry.at;
    const lasting = age < refusedFor && (await entry.reading) === 'refused';
    if (age < freshness || lasting) return entry.reading;
  }
  const known = entry?.known ?? false;
  const read = () => previewSlugIndex(token);
  const reading: Promise<Reading> = known ? read() : checkGuess(sender, read);
  entries.set(token, { at: performance.now(), reading, known });
  const result = await reading;
  const latest = entries.get(token);
  if (latest?.reading === reading) {
    entries.set(token, { ...latest, known: isKnown(result, known) });
  }
  return result;
}

/** Whether a token counts as accepted, after it was read with this result. */
function isKnown(result: Reading, before: boolean): boolean {
  return typeof result === 'object' || (result !== 'refused' && before);
}
