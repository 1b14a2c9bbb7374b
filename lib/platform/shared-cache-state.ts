import { processState } from './process-state.ts';

interface SharedCacheState {
  isReachable: boolean | null;
}

const state = processState<SharedCacheState>('shared-cache', () => ({ isReachable: null }));

/**
 * Returns whether the cache that instances share can be reached; null if this instance has none to
 * share, because `REDIS_URL` is not set, or has not tried yet.
 */
export function isSharedCacheReachable(): boolean | null {
  return state.isReachable;
}

/** Records whether the shared cache can be reached. */
export function setSharedCacheReachable(isReachable: boolean): void {
  state.isReachable = isReachable;
}
