import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { DeliveryTable, Tables } from '../store/tables.ts';

/** How long a claim holds, in ms: longer than any attempt takes. */
const LEASE_MS = 3 * 60 * 1000;

export type ClaimedDelivery = Pick<
  DeliveryTable,
  'id' | 'submission_id' | 'subscriber_id' | 'purpose' | 'attempts' | 'fence'
>;

/**
 * Takes the delivery that has been due for longest, for nobody else to take while the lease
 * lasts; null where nothing is due. One whose lease has run out, because its worker died, is due
 * too. Safe among any number of workers.
 */
export async function claimDelivery(store: Store, now: Date): Promise<ClaimedDelivery | null> {
  return await store.db.transaction().execute(async (db) => {
    const due = await findDue(db, store.engine === 'postgres', now);
    if (!due) return null;
    return await db
      .updateTable('delivery')
      .set((row) => ({
        state: 'sending',
        fence: row('fence', '+', 1),
        attempts: row('attempts', '+', 1),
        lease_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where('id', '=', due.id)
      .returning(['id', 'submission_id', 'subscriber_id', 'purpose', 'attempts', 'fence'])
      .executeTakeFirstOrThrow();
  });
}

/** SQLite has let in nobody else since the transaction began; PostgreSQL locks the row. */
async function findDue(db: Transaction<Tables>, lock: boolean, now: Date) {
  const moment = now.toISOString();
  const due = db
    .selectFrom('delivery')
    .select('id')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'pending'), is('next_attempt_at', '<=', moment)]),
        is.and([is('state', '=', 'sending'), is('lease_until', '<=', moment)]),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(1);
  return await (lock ? due.forUpdate().skipLocked() : due).executeTakeFirst();
}
