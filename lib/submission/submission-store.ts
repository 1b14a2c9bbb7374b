import 'server-only';
import { serverEnv } from '../env/server.ts';
import { openStore, type Store } from './store/store.ts';

declare global {
  /** Shared by every bundle of this process: SQLite waits for nobody within one process. */
  var openSubmissionStore: Promise<Store> | undefined;
}

/**
 * The database of this process, opened when it is first needed. Rejects where it cannot be
 * opened or its file is gone; the next call opens it anew.
 */
export async function submissionStore(): Promise<Store> {
  globalThis.openSubmissionStore ??= openStore(serverEnv.forms.store);
  const opening = globalThis.openSubmissionStore;
  try {
    const store = await opening;
    store.assertPresent();
    return store;
  } catch (error) {
    if (globalThis.openSubmissionStore === opening) globalThis.openSubmissionStore = undefined;
    throw error;
  }
}
