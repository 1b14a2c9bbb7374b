import 'server-only';
import { LRUCache } from 'lru-cache';
import { processState } from '../../platform/process-state.ts';
import type { PreviewAccess } from '../client/preview-access.ts';
import type { ContentOf, ContentProblem } from '../model/content-query.ts';
import type { slugIndex } from '../queries/slug-index.query.ts';
import type { AccessFailure } from './check-access.ts';

/** What a preview token lets its holder see, read from the content service for one request. */
export interface PreviewReading {
  readonly access: PreviewAccess;
  /** All addresses, including those of the drafts that the holder may see. */
  readonly index: ContentOf<typeof slugIndex>;
  /** Problems because of which a draft has no address of its own. */
  readonly problems: readonly ContentProblem[];
}

/** The result of reading for a preview token. */
export type ReadingResult = PreviewReading | AccessFailure;

/**
 * How long in ms a result is stored: from the middleware to the page of the same request. Every
 * request for a page passes the middleware, which reads again and replaces it; so do route handlers.
 */
const lifetime = 1000;

/** Maximum number of results stored at the same time. */
const maxReadings = 50;

/** By preview token. */
const results = processState(
  'preview.readings',
  () =>
    new LRUCache<string, ReadingResult>({ max: maxReadings, ttl: lifetime, ttlAutopurge: true }),
);

/** Stores what the middleware has read for the page of the same request. */
export function storeReading(token: string, result: ReadingResult): void {
  results.set(token, result);
}

/** Returns what the middleware has read for the page being rendered; undefined if too long ago. */
export function storedReading(token: string): ReadingResult | undefined {
  return results.get(token);
}
