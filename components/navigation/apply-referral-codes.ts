import { addCodesToAddress } from '#lib/tickets/referral/add-codes-to-address';
import { showDiscount } from '#lib/tickets/referral/show-discount';
import { addCodesToLinks } from './add-codes-to-links';

/**
 * Applies the visitor's referral codes: adds them to links, forms and the current URL, and shows
 * the discount.
 */
export function applyReferralCodes(): void {
  // First, because a link may be opened in a new tab before the other code has run.
  addCodesToLinks();
  addCodesToAddress();
  void showDiscount();
}
