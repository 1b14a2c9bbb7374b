import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Empties SQLite's write-ahead log, in which overwritten data would stay until then. */
export async function emptyLog(store: Store): Promise<void> {
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
