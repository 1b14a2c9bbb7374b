import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import { processState } from '../platform/process-state.ts';
import { openStore, type Store } from './store/store.ts';

/** Of the whole process: SQLite waits for nobody within one process. */
const state = processState<{ opening: Promise<Store> | null }>('submission.store', () => ({
  opening: null,
}));

/**
 * The database of this process, opened when it is first needed. Rejects where it cannot be
 * opened or its file is gone; the next call opens it anew.
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
