import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/**
 * Length of the written content, in bytes: several pages of a database. Random, so that nothing
 * compresses it.
 */
const LENGTH = 16 * 1024;

/**
 * Writes a row and removes those of earlier probes. Rejects if the database refuses, because the
 * disk or the database is full or read-only. The new row is inserted first, so that it needs space
 * besides the earlier one: overwriting a row would succeed even in a full database.
 */
export async function probeWriting(store: Store): Promise<void> {
  store.assertRoom();
  const id = randomUUID();
  const content = randomBytes(LENGTH / 2).toString('hex');
  await store.db.transaction().execute(async (db) => {
    await db.insertInto('write_probe').values({ id, content }).execute();
    await db.deleteFrom('write_probe').where('id', '!=', id).execute();
  });
}
