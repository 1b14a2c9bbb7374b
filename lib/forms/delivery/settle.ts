import { DAY_MS } from '../../platform/durations.ts';
import { retryDuringOutage } from '../store/retry-during-outage.ts';
import type { Store } from '../store/store.ts';
import type { Attempt } from './attempt.ts';
import { backOff } from './back-off.ts';
import type { ClaimedDelivery } from './claim.ts';
import { isVisitorAddressFault } from './is-visitor-address-fault.ts';

/**
 * How long to wait for a database that cannot be reached, in ms: an attempt and this take less than
 * the lease of a claim. Without a result, what was sent would be sent again.
 */
const MAX_WAIT_MS = 60_000;

/**
 * How long a mail that a visitor's mailbox does not take for now is tried, in ms: as long as mail
 * servers do (RFC 5321, section 4.5.4.1).
 */
const MAX_DEFERRAL_MS = 5 * DAY_MS;

/**
 * Stores the result of an attempt. Returns false if the delivery has been erased, or another worker
 * has taken it because the lease expired: then that worker's result counts.
 */
export async function settle(
  store: Store,
  claim: ClaimedDelivery,
  attempt: Attempt,
  now: Date,
): Promise<boolean> {
  const outcome = outcomeOf(claim, attempt, now);
  const { numUpdatedRows } = await retryDuringOutage(store, MAX_WAIT_MS, () =>
    store.db
      .updateTable('delivery')
      .set({ lease_until: null, ...outcome })
      .where('id', '=', claim.id)
      // No other claim has it, whether this is the first attempt to store the result or not.
      .where('fence', '=', claim.fence)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

function outcomeOf(claim: ClaimedDelivery, attempt: Attempt, now: Date) {
  if (attempt.outcome === 'sent') {
    return { state: 'sent', sent_at: now.toISOString(), last_error: null } as const;
  }
  const wait = backOff(claim.attempts, Math.random());
  const decided = isVisitorAddressFault(claim, attempt);
  const isOver = decided && now.getTime() - Date.parse(claim.created_at) >= MAX_DEFERRAL_MS;
  return {
    state: attempt.final || isOver ? 'dead' : 'pending',
    last_error: attempt.error,
    // A mail that a visitor's mailbox has deferred raises no alarm, even if a later attempt fails for
    // another reason.
    decided_at: decided ? now.toISOString() : attempt.final ? null : claim.decided_at,
    next_attempt_at: new Date(now.getTime() + wait).toISOString(),
  } as const;
}
