import type { Locale } from '../../platform/i18n/locales.ts';
import type { PriceRule } from '../ticket-price.ts';
import { type GuestTicket, partyTickets } from './party-tickets.ts';
import { quoteParty } from './quote-party.ts';

interface Sold {
  readonly price: number;
  readonly minimumAge: number | null;
}

/**
 * Returns the price of two adults and a child who pays, in whole Kč, for the experience that costs them
 * least; null if none is sold to them.
 */
export function familyPrice(
  types: readonly (GuestTicket & PriceRule)[],
  experiences: readonly Sold[],
  locale: Locale,
): number | null {
  const totals = experiences.flatMap((experience) => {
    const tickets = partyTickets(types, experience, locale);
    const single = tickets.filter(({ persons }) => persons === 1);
    const adult = single.find(({ adults }) => adults === 1);
    const child = single.find(({ adults, price }) => adults === 0 && price > 0);
    if (!adult || !child) return [];
    const quote = quoteParty(tickets, { [adult.id]: 2, [child.id]: 1 }, null);
    return typeof quote === 'string' ? [] : [quote.total];
  });
  return totals.length === 0 ? null : Math.min(...totals);
}
