import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Selects the owners of deliveries that are pending, or dead and not yet decided. */
export function stillOwed({ db }: Store, owner: 'submission_id' | 'subscriber_id') {
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
