import { log } from '../../log/log.ts';
import type { Store } from '../store/store.ts';
import { type ClaimedDelivery, claimDelivery } from './claim.ts';
import { settle } from './settle.ts';
import { failureOf } from './smtp-failure.ts';

/** Makes one attempt at a delivery; gives a note for the operator, rejects where it failed. */
export type AttemptDelivery = (claim: ClaimedDelivery) => Promise<string>;

/**
 * Delivers everything that is due, one after the other, and gives how many attempts that were.
 * Rejects only where the database does.
 */
export async function deliverDue(store: Store, attempt: AttemptDelivery): Promise<number> {
  let attempts = 0;
  for (;;) {
    const claim = await claimDelivery(store, new Date());
    if (!claim) return attempts;
    await deliverOne(store, claim, attempt);
    attempts += 1;
  }
}

async function deliverOne(store: Store, claim: ClaimedDelivery, attempt: AttemptDelivery) {
  const about = { delivery: claim.id, purpose: claim.purpose, attempt: claim.attempts };
  let note: string;
  try {
    note = await attempt(claim);
  } catch (error) {
    const failure = failureOf(error);
    await settle(store, claim, failure, new Date());
    const { error: why, final } = failure;
    log(final ? 'error' : 'warning', 'delivery.failed', { ...about, error: why, final });
    return;
  }
  const ours = await settle(store, claim, { outcome: 'sent' }, new Date());
  const late = ours ? {} : { late: true };
  log('info', 'delivery.sent', { ...about, ...(note ? { note } : {}), ...late });
}
