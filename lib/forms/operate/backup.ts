import { open, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/**
 * Writes a consistent copy of an SQLite database in use into a new file that only its owner can
 * read, durably. Rejects if the file exists, and for PostgreSQL, which has tools of its own.
 */
export async function backUp(store: Store, file: string): Promise<void> {
  if (store.engine !== 'sqlite') throw new Error('Use pg_dump to back up PostgreSQL.');
  // SQLite writes into an empty file, but would create one that others may read.
  const handle = await open(file, 'wx', 0o600);
  try {
    await sql`vacuum into ${file}`.execute(store.db);
    await handle.sync();
  } catch (error) {
    // It would be taken for a backup, and the next one could not have this name.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
