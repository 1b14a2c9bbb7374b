import type { Store } from '../store/store.ts';

/** A delivery that was given up. `reference` is null for one to a subscriber of the newsletter. */
export interface DeadLetter {
  readonly delivery: string;
  readonly reference: string | null;
  readonly purpose: string;
  readonly error: string | null;
  readonly attempts: number;
}

/** The deliveries that were given up and that nobody has decided about, the oldest first. */
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
 * Tries deliveries again at once that were given up or wait: those of a message by its
 * reference, or without one all that were given up. Gives how many.
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
 * Decides that what was given up stays so: the deliveries of a message by its reference, or one
 * delivery by its id. They ask for attention no more and no longer keep the message from being
 * erased. Gives how many.
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
