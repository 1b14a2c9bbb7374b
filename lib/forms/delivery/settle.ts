import type { Store } from '../store/store.ts';
import type { Attempt } from './attempt.ts';
import { backOff } from './back-off.ts';
import type { ClaimedDelivery } from './claim.ts';
import { needsNobody } from './needs-nobody.ts';

/**
 * Stores the result of an attempt. Returns false if another worker has taken the delivery because
 * the lease expired: then that worker's result counts.
 */
export async function settle(
  store: Store,
  claim: ClaimedDelivery,
  attempt: Attempt,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('delivery')
    .set({ lease_until: null, ...outcomeOf(claim, attempt, now) })
    .where('id', '=', claim.id)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function outcomeOf(claim: ClaimedDelivery, attempt: Attempt, now: Date) {
  if (attempt.outcome === 'sent') {
    return { state: 'sent', sent_at: now.toISOString(), last_error: null } as const;
  }
  const wait = backOff(claim.attempts, Math.random());
  return {
    state: attempt.final ? 'dead' : 'pending',
    last_error: attempt.error,
    decided_at: needsNobody(claim, attempt) ? now.toISOString() : null,
    next_attempt_at: new Date(now.getTime() + wait).toISOString(),
  } as const;
}
