import type { DeliveryPurpose } from '../store/tables.ts';
import type { FailedAttempt } from './attempt.ts';
import type { ClaimedDelivery } from './claim.ts';

/** Purposes whose mails go to an address that a visitor has typed. */
const toVisitor: readonly DeliveryPurpose[] = ['confirmation', 'opt-in', 'welcome'];

/**
 * Whether an operator cannot fix a failure: a visitor entered an address that does not exist or
 * accepts no mail.
 */
export function needsNobody(
  { purpose }: Pick<ClaimedDelivery, 'purpose'>,
  { final, addressRefused }: FailedAttempt,
): boolean {
  return final && addressRefused && toVisitor.includes(purpose);
}
