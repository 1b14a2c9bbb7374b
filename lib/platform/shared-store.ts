import { processState } from './process-state.ts';

/**
 * A store that the instances of one build share, such as Redis, for what each of them can do without.
 * Never rejects: without a connection, nothing is found, and nothing is stored.
 */
export interface SharedStore {
  /** Resolves once the first attempt to connect has ended. */
  readonly attempted: Promise<void>;
  /** Returns the id of the current connection; null without one. Each may be to an empty store. */
  connection(): string | null;
  get(key: string): Promise<Buffer | null>;
  /** Stores bytes for a number of seconds; returns whether they are stored. */
  set(key: string, bytes: Buffer, seconds: number): Promise<boolean>;
}

const state = processState<{ store: SharedStore | null }>('shared-store', () => ({ store: null }));

/** Returns the store that instances share; null if this instance has none to share. */
export function sharedStore(): SharedStore | null {
  return state.store;
}

/** Has all bundles of this process use a store. */
export function setSharedStore(store: SharedStore | null): void {
  state.store = store;
}
