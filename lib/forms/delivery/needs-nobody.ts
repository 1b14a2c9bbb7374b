import type { DeliveryPurpose } from '../store/tables.ts';
import type { FailedAttempt } from './attempt.ts';
import type { ClaimedDelivery } from './claim.ts';

/** Purposes that write to an address which a visitor has typed. */
const toVisitor: readonly DeliveryPurpose[] = ['confirmation', 'opt-in', 'welcome'];

/**
 * Whether a failure is nothing that an operator could mend: a visitor gave an address that does
 * not exist or takes no mail.
 */
export function needsNobody(
  { purpose }: Pick<ClaimedDelivery, 'purpose'>,
  { final, addressRefused }: FailedAttempt,
): boolean {
  return final && addressRefused && toVisitor.includes(purpose);
}
