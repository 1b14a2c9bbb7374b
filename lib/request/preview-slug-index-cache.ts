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
  /** The result; null while it is being read. */
  readonly result: Reading | null;
  /** Whether the token has been accepted before, so that it does not count as a guess. */
  readonly known: boolean;
}

/** How long in ms a refused token is not checked again. */
const refusedFor = 60_000;

/** How long in ms a service that could not be asked is not asked again. */
const silentFor = 1000;

/** Maximum number of cached tokens; more than the editors who ever preview at the same time. */
const maxTokens = 50;

/** By token. */
const entries = new LRUCache<string, Entry>({ max: maxTokens });

/**
 * Returns the slug index for the holder of a preview token. Requests at the same time share a read;
 * the next one reads again, because an editor opens what was created a moment before. A token from a
 * cookie may also be a guess, so refusals count for the address `sender` like those of preview links.
 */
export async function currentPreviewSlugIndex(token: string, sender: string): Promise<Reading> {
  const entry = entries.get(token);
  if (entry?.result === null) return entry.reading;
  if (entry && performance.now() - entry.at < lifetimeOf(entry.result)) return entry.result;
  const known = entry?.known ?? false;
  const read = () => previewSlugIndex(token);
  const reading: Promise<Reading> = known ? read() : checkGuess(sender, read);
  entries.set(token, { at: performance.now(), reading, result: null, known });
  const result = await reading;
  const latest = entries.get(token);
  if (latest?.reading === reading) {
    entries.set(token, { ...latest, result, known: isKnown(result, known) });
  }
  return result;
}

/** Returns how long in ms a result is used again. */
function lifetimeOf(result: Reading): number {
  if (result === 'refused') return refusedFor;
  return typeof result === 'object' ? 0 : silentFor;
}

/** Whether a token counts as accepted, after it was read with this result. */
function isKnown(result: Reading, before: boolean): boolean {
  return typeof result === 'object' || (result !== 'refused' && before);
}
