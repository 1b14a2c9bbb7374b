import type { DeliveryPurpose } from '../store/tables.ts';
import type { FailedAttempt } from './attempt.ts';
import type { ClaimedDelivery } from './claim.ts';

/** Purposes whose mails go to an address that a visitor has typed. */
const toVisitor: readonly DeliveryPurpose[] = ['confirmation', 'opt-in', 'welcome'];

/**
 * Whether a delivery failed because the address that a visitor entered does not exist or accepts no
 * mail, now or at all: no operator can fix that.
 */
export function isVisitorAddressFault(
  { purpose }: Pick<ClaimedDelivery, 'purpose'>,
  { addressRefused }: Pick<FailedAttempt, 'addressRefused'>,
): boolean {
  return addressRefused && toVisitor.includes(purpose);
}
