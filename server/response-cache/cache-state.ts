import type { ServerResponse } from 'node:http';

/** Where a response comes from: from memory, from the framework, or from memory though outdated. */
export type CacheState = 'hit' | 'miss' | 'stale';

/** Null without metrics: an entry of a weak map costs more than any other step of a hit. */
let states: WeakMap<ServerResponse, CacheState> | null = null;

/** Has the states of responses noted from now on. */
export function noteCacheStates(): void {
  states ??= new WeakMap();
}

/** Notes where a response comes from, for the metrics: the headers of a finished one cannot be read. */
export function noteCacheState(response: ServerResponse, state: CacheState): void {
  states?.set(response, state);
}

/** Returns where a response comes from; null if it is none of those that are stored, or was not noted. */
export function cacheStateOf(response: ServerResponse): CacheState | null {
  return states?.get(response) ?? null;
}

/** Returns the header that says where a response comes from (Server Timing, section 2). */
export function serverTiming(state: CacheState): readonly [name: string, value: string] {
  return ['Server-Timing', `cache;desc=${state}`];
}
