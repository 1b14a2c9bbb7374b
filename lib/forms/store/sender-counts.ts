import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Counts one more under an id and gives how many that makes since the first one; after `span` ms
 * the next is a first one again. Counts right however many servers count at once.
 */
export async function countSender(
  store: Store,
  id: string,
  span: number,
  now: Date,
): Promise<number> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + span).toISOString();
  const { rows } = await sql<{ readonly count: number }>`
    insert into sender_count (id, count, until) values (${id}, 1, ${until})
    on conflict (id) do update set
      count = case when sender_count.until <= ${moment} then 1 else sender_count.count + 1 end,
      until = case when sender_count.until <= ${moment} then ${until} else sender_count.until end
    returning count
  `.execute(store.db);
  return rows[0]?.count ?? 0;
}

/** Takes back one that has been counted under an id. */
export async function uncountSender(store: Store, id: string): Promise<void> {
  await store.db
    .updateTable('sender_count')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('id', '=', id)
    .where('count', '>', 0)
    .execute();
}
