import 'server-only';
import type { DiscountDeal } from '#lib/content/get-discounts';
import { findCode, isValidAt } from '#lib/tickets/dated-code';
import { hasBegun } from '#lib/time/deal-span';
import type { DemoCode } from '../../../checkout-demo/rules/demo-code';

/**
 * Finds a code as it was typed, also one that has ended; null if it is unknown, or that of a deal that
 * has not begun at `now`, of which nothing is public.
 */
export function findDemoCode(
  deals: readonly DiscountDeal[],
  typed: string,
  now: Date,
): DemoCode | null {
  const begun = deals.filter((deal) => hasBegun(deal, now));
  const found = findCode(begun, typed, (deal) => isValidAt(deal, now));
  return found && toCode(found);
}

function toCode(deal: DiscountDeal): DemoCode {
  const { code, discount, validFrom, validThrough, experiences, ticketTypes, ticketCount } = deal;
  return {
    code,
    discount,
    validFrom,
    validThrough,
    experiences,
    tickets: ticketTypes,
    count: ticketCount,
  };
}
