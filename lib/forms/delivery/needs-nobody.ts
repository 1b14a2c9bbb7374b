import type { DeliveryPurpose } from '../store/tables.ts';
import type { FailedAttempt } from './attempt.ts';
import type { ClaimedDelivery } from './claim.ts';

/** Purposes whose mails go to an address that a visitor has typed. */
const toVisitor: readonly DeliveryPurpose[] = ['confirmation', 'opt-in', 'welcome'];

/**
 * Whether an operator cannot fix a failure: a visitor entered an address that does not exist or
 * accepts no mail, now or at all.
 */
export function needsNobody(
  { purpose }: Pick<ClaimedDelivery, 'purpose'>,
  { addressRefused }: Pick<FailedAttempt, 'addressRefused'>,
): boolean {
  return addressRefused && toVisitor.includes(purpose);
}
