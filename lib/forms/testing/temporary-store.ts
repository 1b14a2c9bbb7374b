import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../store/store.ts';

/** A SQLite store for one test. */
export interface TemporaryStore {
  /** The folder of the database file and of other files of a test. */
  readonly folder: string;
  readonly store: Store;
  /** Closes the store and removes the folder. */
  remove(): Promise<void>;
}

/** Opens an empty store in a new folder. */
export async function openTemporaryStore(): Promise<TemporaryStore> {
  const folder = temporaryFolder();
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'db') });
  const remove = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, store, remove };
}

/** Creates an empty folder, which the test has to remove. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'store-'));
}
