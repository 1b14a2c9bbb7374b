import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';

/** Deletes the mails written as files whose deliveries have been erased. */
export async function eraseMails(store: Store, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const rows = await store.db.selectFrom('delivery').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names) {
    const delivery = /^(.+?)\.eml(\.part)?$/.exec(name)?.[1];
    if (delivery && !known.has(delivery)) await rm(join(folder, name), { force: true });
  }
}
