import { processState } from './process-state.ts';

/**
 * A store that instances of the site share, such as Redis, for what each of them can do without. Never
 * rejects: without a connection, nothing is found, and nothing is stored.
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

/**
 * The stores by who shares them: the instances of one build, or those of all builds of the site, which may
 * have stored what this build would not.
 */
export interface SharedStores {
  readonly build: SharedStore;
  readonly site: SharedStore;
}

const state = processState<{ stores: SharedStores | null }>('shared-stores', () => ({
  stores: null,
}));

/** Returns the store that these instances share; null if this instance has none to share. */
export function sharedStore(scope: keyof SharedStores): SharedStore | null {
  return state.stores?.[scope] ?? null;
}

/** Has all bundles of this process use these stores. */
export function setSharedStores(stores: SharedStores | null): void {
  state.stores = stores;
}
