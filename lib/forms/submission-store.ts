import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import { processState } from '../platform/process-state.ts';
import { openStore, type Store } from './store/store.ts';

/**
 * How long a caller waits until the database is open, in ms: longer than it takes to find that it cannot
 * be reached.
 */
const MAX_WAIT_MS = 7000;

/** Shared by the whole process: two connections of one process to SQLite would block each other. */
const state = processState<{ opening: Promise<Store> | null }>('submission.store', () => ({
  opening: null,
}));

/**
 * Returns the database of this process, opened on first use. Rejects if it cannot be opened or its
 * file is missing; the next call opens it again. Rejects, too, after some seconds of a migration, which
 * goes on: the next call waits for the same one.
 */
export async function submissionStore(): Promise<Store> {
  state.opening ??= open();
  const { opening } = state;
  const store = await soon(opening);
  try {
    store.assertPresent();
    return store;
  } catch (error) {
    if (state.opening === opening) state.opening = null;
    throw error;
  }
}

/** Opens the database; the next call tries again if this one fails. */
async function open(): Promise<Store> {
  try {
    return await openStore(serverEnv.forms.store);
  } catch (error) {
    state.opening = null;
    throw error;
  }
}

/** Returns the database once it is open; rejects if that takes too long. */
async function soon(opening: Promise<Store>): Promise<Store> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('The database is not open yet; a migration may take long.'));
  }, MAX_WAIT_MS);
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}
