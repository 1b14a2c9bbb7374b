import type { Transaction } from 'kysely';
import { formKinds } from '../../routing/form-kind.ts';
import type { Store } from '../store/store.ts';
import { type DeliveryTable, deliveryPurposes, type Tables } from '../store/tables.ts';

/** Lease of a claim in ms: longer than any attempt takes. */
const LEASE_MS = 3 * 60 * 1000;

const claimed = [
  'id',
  'submission_id',
  'subscriber_id',
  'purpose',
  'attempts',
  'fence',
  'created_at',
  'decided_at',
] as const;

export type ClaimedDelivery = Pick<DeliveryTable, (typeof claimed)[number]>;

/**
 * Claims a delivery that is due, so that no other worker takes it during the lease; null if none is. First
 * those with an expired lease, because their worker died, then the one that has been due for longest. Safe
 * with any number of concurrent workers.
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
      .returning(claimed)
      .executeTakeFirstOrThrow();
  });
}

/**
 * Finds the delivery to claim, of those that this build knows how to make: during a deployment, the
 * later build may have planned others, for forms that only it has. The external list gets the states of
 * a subscriber one after the other: of two at once, it might take the earlier one last. A SQLite
 * transaction is exclusive from its start; PostgreSQL locks the row. Each query reads an index in its
 * order and ends at the first row that fits: after an outage of the mail server, many deliveries are due.
 */
async function findDue(db: Transaction<Tables>, lock: boolean, now: Date) {
  const moment = now.toISOString();
  const free = db
    .selectFrom('delivery')
    .select('id')
    .where('purpose', 'in', deliveryPurposes)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('delivery.submission_id', 'is', null),
        exists(
          selectFrom('submission')
            .select('submission.id')
            .whereRef('submission.id', '=', 'delivery.submission_id')
            .where('submission.form', 'in', formKinds),
        ),
      ]),
    )
    .where(({ eb, or, exists, not, selectFrom }) =>
      or([
        eb('delivery.subscriber_id', 'is', null),
        not(
          exists(
            selectFrom('delivery as other')
              .select('other.id')
              .where('other.state', '=', 'sending')
              .where('other.lease_until', '>', moment)
              .whereRef('other.subscriber_id', '=', 'delivery.subscriber_id')
              .whereRef('other.purpose', '=', 'delivery.purpose'),
          ),
        ),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(1);
  const first = (due: typeof free) =>
    (lock ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  const abandoned = free.where('state', '=', 'sending').where('lease_until', '<=', moment);
  const pending = free.where('state', '=', 'pending').where('next_attempt_at', '<=', moment);
  return (await first(abandoned)) ?? (await first(pending));
}
