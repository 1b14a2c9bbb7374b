import { sql } from 'kysely';
import type { Store } from './store.ts';

/** How far the clocks of the servers may differ, in ms. */
const CLOCK_DIFFERENCE = 60_000;

/**
 * Adds `events` to the count of an id and returns it; `span` ms after the first, counting restarts.
 * It also restarts if the window ends later than a new one: it began before the clock was set back,
 * and would stay open for as long as the clock was wrong. Atomic, so it is correct with any number
 * of concurrent servers.
 */
export async function countSender(
  store: Pick<Store, 'db'>,
  id: string,
  span: number,
  now: Date,
  events = 1,
): Promise<number> {
  const moment = now.toISOString();
  const until = new Date(now.getTime() + span).toISOString();
  const latest = new Date(now.getTime() + span + CLOCK_DIFFERENCE).toISOString();
  const isOver = sql<boolean>`(sender_count.until <= ${moment} or sender_count.until > ${latest})`;
  const { rows } = await sql<{ readonly count: number }>`
    insert into sender_count (id, count, until) values (${id}, ${events}, ${until})
    on conflict (id) do update set
      count = excluded.count + case when ${isOver} then 0 else sender_count.count end,
      until = case when ${isOver} then ${until} else sender_count.until end
    returning count
  `.execute(store.db);
  return rows[0]?.count ?? 0;
}

/** Takes back one count of an id. */
export async function uncountSender(store: Store, id: string): Promise<void> {
  await store.db
    .updateTable('sender_count')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('id', '=', id)
    .where('count', '>', 0)
    .execute();
}
