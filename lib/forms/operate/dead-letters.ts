import type { Store } from '../store/store.ts';

/** A delivery that was given up. `reference` is null for a newsletter subscriber's delivery. */
export interface DeadLetter {
  readonly delivery: string;
  readonly reference: string | null;
  readonly purpose: string;
  readonly error: string | null;
  readonly attempts: number;
}

/**
 * Returns the deliveries that were given up and have not been decided by an operator, the oldest
 * first.
 */
export async function deadLetters(store: Store): Promise<readonly DeadLetter[]> {
  return await store.db
    .selectFrom('delivery')
    .leftJoin('submission', 'submission.id', 'delivery.submission_id')
    .select([
      'delivery.id as delivery',
      'submission.reference',
      'delivery.purpose',
      'delivery.last_error as error',
      'delivery.attempts',
    ])
    .where('delivery.state', '=', 'dead')
    .where('delivery.decided_at', 'is', null)
    .orderBy('delivery.created_at')
    .execute();
}

/**
 * Makes deliveries due at once: those of a message by its reference that were given up or wait, or
 * without one all that were given up. Returns how many.
 */
export async function retryDeliveries(
  store: Store,
  reference: string | null,
  now: Date,
): Promise<number> {
  const due = store.db
    .updateTable('delivery')
    .set({ state: 'pending', next_attempt_at: now.toISOString(), decided_at: null });
  const chosen = reference
    ? due
        .where('state', 'in', ['dead', 'pending'])
        .where('submission_id', 'in', (db) =>
          db.selectFrom('submission').select('id').where('reference', '=', reference),
        )
    : due.where('state', '=', 'dead');
  return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}

/**
 * Marks dead deliveries as decided: those of a message by its reference, or one by its id. They no
 * longer raise an alarm or prevent the message from being erased. Returns how many.
 */
export async function decideDead(store: Store, name: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await store.db
    .updateTable('delivery')
    .set({ decided_at: now.toISOString() })
    .where('state', '=', 'dead')
    .where('decided_at', 'is', null)
    .where((is) =>
      is.or([
        is('id', '=', name),
        is('submission_id', 'in', (db) =>
          db.selectFrom('submission').select('id').where('reference', '=', name),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
