import { carryOnAddress } from '#lib/tickets/referral/carry-on-address';
import { showDiscount } from '#lib/tickets/referral/show-discount';
import { carryOnLinks } from './carry-on-links';

/**
 * Sees to the codes that a visitor came with: links and forms carry them on, the present address
 * has them, and the discount is shown.
 */
export function applyReferralCodes(): void {
  // A link may be opened in a new tab before anything else of the page has been loaded.
  carryOnLinks();
  carryOnAddress();
  void showDiscount();
}
