import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { probeWriting } from './probe-writing.ts';
import type { Store } from './store.ts';

let store: Store;

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  return temporary.remove;
});

/** Returns the size of the database file, in pages. */
async function pages(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  return rows[0]?.page_count ?? 0;
}

it('writes any number of times without further growth of the database', async () => {
  await probeWriting(store);
  await probeWriting(store);
  const before = await pages();
  for (let count = 0; count < 50; count += 1) await probeWriting(store);
  expect(await pages()).toBe(before);
  expect(await store.db.selectFrom('write_probe').select('id').execute()).toHaveLength(1);
});

it('fails if the database is full', async () => {
  await probeWriting(store);
  await sql`pragma max_page_count = ${sql.lit(await pages())}`.execute(store.db);
  // Fills the pages that a message could still use.
  const fill = () =>
    store.db
      .insertInto('draft')
      .values({
        id: crypto.randomUUID(),
        content: 'x'.repeat(2000),
        expires_at: '',
        sender: '',
        size: 0,
      })
      .execute();
  await expect(async () => {
    for (;;) await fill();
  }).rejects.toThrow(/full/);
  await expect(probeWriting(store)).rejects.toThrow(/full/);
});

it('fails if the database is read-only', async () => {
  await sql`pragma query_only = on`.execute(store.db);
  await expect(probeWriting(store)).rejects.toThrow(/readonly/);
});
