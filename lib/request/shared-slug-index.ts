import { processState } from '../platform/process-state.ts';
import type { SlugIndex } from '../routing/slug-index.ts';

interface SharedIndex {
  index: SlugIndex | null;
  /** When the middleware read it, in ms of the process's monotonic clock. */
  readAt: number;
}

/** How long the server uses an index, in ms: as long as a stored page. */
const FRESH_MS = 1000;

const shared = processState<SharedIndex>('request.slug-index', () => ({ index: null, readAt: 0 }));

/** Shares the index that the middleware has just read with the server around the framework. */
export function shareSlugIndex(index: SlugIndex): void {
  shared.index = index;
  shared.readAt = performance.now();
}

/** Returns the shared index; null if it is older than a second, or content has changed since. */
export function sharedSlugIndex(): SlugIndex | null {
  return performance.now() - shared.readAt < FRESH_MS ? shared.index : null;
}

/** Makes the shared index stale, because content has changed. */
export function expireSlugIndex(): void {
  shared.index = null;
}
