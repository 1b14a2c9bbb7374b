import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/**
 * What is written, in bytes: several pages of a database. Random, so that nothing compresses it.
 */
const LENGTH = 16 * 1024;

/**
 * Writes a row and removes those of earlier probes. Rejects where the database refuses, because
 * the disk or the database is full or may only be read. The new row comes first, so that it needs
 * room beside the earlier one: one that is merely overwritten would fit into a full database.
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
