import { processState } from '../platform/process-state.ts';
import type { SlugIndex } from '../routing/slug-index.ts';

interface SharedIndex {
  index: SlugIndex | null;
  /** When a request last had the middleware read it, in ms of the process's monotonic clock. */
  readAt: number;
}

/** How long the server uses an index before it is read again, in ms: as long as a stored page. */
const FRESH_MS = 1000;

const shared = processState<SharedIndex>('request.slug-index', () => ({ index: null, readAt: 0 }));

/** Shares the index that the middleware has just read with the server around the framework. */
export function shareSlugIndex(index: SlugIndex): void {
  shared.index = index;
  shared.readAt = performance.now();
}

/** Returns the shared index; null if content has changed since the middleware read it. */
export function sharedSlugIndex(): SlugIndex | null {
  return shared.index;
}

/**
 * Returns true for one request a second: it must go to the middleware, which reads the index again.
 * Others use the shared one meanwhile, or all of a burst would go to the middleware.
 */
export function claimSlugIndexRefresh(): boolean {
  const now = performance.now();
  if (now - shared.readAt < FRESH_MS) return false;
  shared.readAt = now;
  return true;
}

/** Makes the shared index stale, because content has changed. */
export function expireSlugIndex(): void {
  shared.index = null;
}
