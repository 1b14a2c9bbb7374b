import { carryOnAddress } from '#lib/tickets/referral/carry-on-address';
import { showDiscount } from '#lib/tickets/referral/show-discount';
import { carryOnLinks } from './carry-on-links';

/**
 * Applies the visitor's referral codes: adds them to links, forms and the current URL, and shows
 * the discount.
 */
export function applyReferralCodes(): void {
  // First, because a link may be opened in a new tab before the other code has run.
  carryOnLinks();
  carryOnAddress();
  void showDiscount();
}
