import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/**
 * Returns a query for the ids of the submissions, or of the subscribers, that must not be erased yet:
 * a delivery of theirs is pending or being sent, or is a dead letter that no operator has closed. With
 * more than one such delivery, an id occurs more than once.
 */
export function ownersOfOpenDeliveries({ db }: Store, owner: 'submission_id' | 'subscriber_id') {
  return db
    .selectFrom('delivery')
    .select(sql<string>`${sql.ref(owner)}`.as('id'))
    .where(owner, 'is not', null)
    .where((is) =>
      is.or([
        is('state', 'in', ['pending', 'sending']),
        is.and([is('state', '=', 'dead'), is('decided_at', 'is', null)]),
      ]),
    );
}
