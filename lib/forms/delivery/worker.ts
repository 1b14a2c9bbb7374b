import { log } from '../../platform/log/log.ts';
import type { Store } from '../store/store.ts';
import { type ClaimedDelivery, claimDelivery } from './claim.ts';
import { isVisitorAddressFault } from './is-visitor-address-fault.ts';
import { settle } from './settle.ts';
import { failureOf } from './smtp-failure.ts';
import { worker } from './wake.ts';

/**
 * Makes one attempt at a delivery and returns a note for the operator. Rejects if it failed, and
 * stops its work once `signal` is aborted.
 */
export type AttemptDelivery = (claim: ClaimedDelivery, signal: AbortSignal) => Promise<string>;

/** Number of concurrent deliveries, each in its own loop: a slow one does not delay the others. */
export const DELIVERIES_AT_ONCE = 4;

/** Maximum duration of an attempt, in ms: well below the lease of a claim. */
export const ATTEMPT_MS = 90_000;

/**
 * Delivers what is due, one delivery after the other, until the worker is ended. Each attempt is aborted
 * after `deadline` ms, to be retried later. Rejects only if the database fails. Any number of calls may run
 * concurrently: a slow delivery in one does not delay the others.
 */
export async function deliverDue(
  store: Store,
  attempt: AttemptDelivery,
  deadline = ATTEMPT_MS,
): Promise<void> {
  while (!worker.isEnding) {
    const claim = await claimDelivery(store, new Date());
    if (!claim) return;
    await deliverOne(store, claim, () => within(deadline, (signal) => attempt(claim, signal)));
  }
}

/** Rejects when the time is over, whether or not `run` reacts to the signal. */
async function within<Result>(
  deadline: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(deadline);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return await Promise.race([run(signal), over]);
}

async function deliverOne(
  store: Store,
  claim: ClaimedDelivery,
  attempt: () => Promise<string>,
): Promise<void> {
  const about = { delivery: claim.id, purpose: claim.purpose, attempt: claim.attempts };
  let note: string;
  try {
    note = await attempt();
  } catch (error) {
    const failure = failureOf(error);
    await settle(store, claim, failure, new Date());
    const { error: why, final } = failure;
    const level = final && !isVisitorAddressFault(claim, failure) ? 'error' : 'warning';
    log(level, 'delivery.failed', { ...about, error: why, final });
    return;
  }
  const ours = await settle(store, claim, { outcome: 'sent' }, new Date());
  const late = ours ? {} : { late: true };
  log('info', 'delivery.sent', { ...about, ...(note ? { note } : {}), ...late });
}
