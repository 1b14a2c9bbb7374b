import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../store/store.ts';

/** A store of a test's own, in SQLite. */
export interface TemporaryStore {
  /** Where its database file and whatever else a test writes are. */
  readonly folder: string;
  readonly store: Store;
  /** Closes the store and removes the folder. */
  remove(): Promise<void>;
}

/** Opens an empty store in a folder of its own. */
export async function openTemporaryStore(): Promise<TemporaryStore> {
  const folder = temporaryFolder();
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'db') });
  const remove = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, store, remove };
}

/** Makes an empty folder for a test, which it has to remove. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'store-'));
}
