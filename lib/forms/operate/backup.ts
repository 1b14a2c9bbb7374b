import { chmod } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/**
 * Writes a consistent copy of an SQLite database in use into a new file. Rejects if the file
 * exists, and for PostgreSQL, which has tools of its own.
 */
export async function backUp(store: Store, file: string): Promise<void> {
  if (store.engine !== 'sqlite') throw new Error('Use pg_dump to back up PostgreSQL.');
  await sql`vacuum into ${file}`.execute(store.db);
  await chmod(file, 0o600);
}
