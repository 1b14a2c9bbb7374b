import 'server-only';
import { LRUCache } from 'lru-cache';
import type { PreviewAccess } from '../../content/client/preview-access.ts';
import { toSlugIndex } from '../../content/get-slug-index.ts';
import type { AccessFailure } from '../../content/preview/check-access.ts';
import { type ReadingResult, storeReading } from '../../content/preview/preview-reading.ts';
import { readPreview } from '../../content/read-preview.ts';
import type { SlugIndex } from '../../routing/slug-index.ts';
import { checkGuess } from './check-guess.ts';

interface Entry {
  /** When the read began, in ms of the process's monotonic clock. */
  readonly at: number;
  readonly reading: Promise<ReadingResult>;
  /** The result; null while it is being read. */
  readonly result: ReadingResult | null;
  /** The access that the token gave before; with it, it does not count as a guess. Null if none. */
  readonly access: PreviewAccess | null;
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
 * Returns the slug index for the holder of a preview token, including drafts, and keeps what was read
 * for the page. Requests at the same time share a read; the next one reads again, because an editor
 * opens what was created a moment before. A token from a cookie may also be a guess, so refusals count
 * for the address `sender` like those of preview links.
 */
export async function currentPreviewSlugIndex(
  token: string,
  sender: string,
): Promise<SlugIndex | AccessFailure> {
  const result = await currentReading(token, sender);
  storeReading(token, result);
  return typeof result === 'string' ? result : toSlugIndex(result.index);
}

async function currentReading(token: string, sender: string): Promise<ReadingResult> {
  const entry = entries.get(token);
  if (entry?.result === null) return entry.reading;
  if (entry && performance.now() - entry.at < lifetimeOf(entry.result)) return entry.result;
  const access = entry?.access ?? null;
  const read = () => readPreview(token, access);
  const reading: Promise<ReadingResult> = access ? read() : checkGuess(sender, read);
  entries.set(token, { at: performance.now(), reading, result: null, access });
  const result = await reading;
  const latest = entries.get(token);
  if (latest?.reading === reading) {
    entries.set(token, { ...latest, result, access: accessAfter(result, access) });
  }
  return result;
}

/** Returns how long in ms a result is used again. */
function lifetimeOf(result: ReadingResult): number {
  if (result === 'refused') return refusedFor;
  return typeof result === 'object' ? 0 : silentFor;
}

/** Returns the access that a token has given so far, after it was read with this result. */
function accessAfter(result: ReadingResult, before: PreviewAccess | null): PreviewAccess | null {
  if (typeof result === 'object') return result.access;
  return result === 'refused' ? null : before;
}
