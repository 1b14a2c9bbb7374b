import type { ExpressionBuilder } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/**
 * A delivery that was given up, or is still tried after failures. `reference` is null for a
 * newsletter subscriber's delivery.
 */
export interface DeadLetter {
  readonly delivery: string;
  readonly reference: string | null;
  readonly purpose: string;
  readonly state: string;
  readonly error: string | null;
  readonly attempts: number;
}

/**
 * Returns the deliveries that were given up or have failed so far, and have not been decided, the
 * oldest first.
 */
export async function deadLetters(store: Store): Promise<readonly DeadLetter[]> {
  return await store.db
    .selectFrom('delivery')
    .leftJoin('submission', 'submission.id', 'delivery.submission_id')
    .select([
      'delivery.id as delivery',
      'submission.reference',
      'delivery.purpose',
      'delivery.state',
      'delivery.last_error as error',
      'delivery.attempts',
    ])
    .where('delivery.state', '!=', 'sent')
    .where('delivery.last_error', 'is not', null)
    .where('delivery.decided_at', 'is', null)
    .orderBy('delivery.created_at')
    .execute();
}

/**
 * Makes deliveries due at once that were given up or wait: those of a submission by its reference, or
 * one by its id. Without a name all that were given up, except those that are decided. Returns how
 * many.
 */
export async function retryDeliveries(
  store: Store,
  name: string | null,
  now: Date,
): Promise<number> {
  const due = store.db
    .updateTable('delivery')
    .set({ state: 'pending', next_attempt_at: now.toISOString(), decided_at: null });
  const chosen =
    name === null
      ? due.where('state', '=', 'dead').where('decided_at', 'is', null)
      : due.where('state', 'in', ['dead', 'pending']).where((is) => isNamed(is, name));
  return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}

/**
 * Decides that deliveries stay dead: the dead ones of a submission by its reference, or one by its id,
 * which is given up if it waits after a failure. They no longer raise an alarm or prevent the
 * submission from being erased. A reference gives up nothing: what waits may be the mail to the team.
 * Returns how many.
 */
export async function closeDeadLetters(store: Store, name: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await store.db
    .updateTable('delivery')
    .set({ state: 'dead', decided_at: now.toISOString() })
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'dead'), is('decided_at', 'is', null), isNamed(is, name)]),
        is.and([
          is('state', '=', 'pending'),
          is('last_error', 'is not', null),
          is('id', '=', name),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a delivery has this id, or belongs to the submission with this reference. */
function isNamed(is: ExpressionBuilder<Tables, 'delivery'>, name: string) {
  return is.or([
    is('id', '=', name),
    is('submission_id', 'in', (db) =>
      db.selectFrom('submission').select('id').where('reference', '=', name),
    ),
  ]);
}
