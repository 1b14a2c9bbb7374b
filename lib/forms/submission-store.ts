import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import { processState } from '../platform/process-state.ts';
import { openStore, type Store } from './store/store.ts';

/** Shared by the whole process: two connections of one process to SQLite would block each other. */
const state = processState<{ opening: Promise<Store> | null }>('submission.store', () => ({
  opening: null,
}));

/**
 * Returns the database of this process, opened on first use. Rejects if it cannot be opened or its
 * file is missing; the next call opens it again.
 */
export async function submissionStore(): Promise<Store> {
  state.opening ??= openStore(serverEnv.forms.store);
  const { opening } = state;
  try {
    const store = await opening;
    store.assertPresent();
    return store;
  } catch (error) {
    if (state.opening === opening) state.opening = null;
    throw error;
  }
}
