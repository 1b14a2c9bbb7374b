import type { Locale } from '../../platform/i18n/locales.ts';
import type { PriceRule } from '../ticket-price.ts';
import { type GuestTicket, partyTickets } from './party-tickets.ts';
import { isQuote, quoteParty } from './quote-party.ts';

interface Sold {
  readonly price: number;
  readonly minimumAge: number | null;
}

type Type = GuestTicket & PriceRule;

/**
 * Returns the least that two adults and a child who pays can pay, in whole Kč, over all experiences;
 * null if none is sold to them. The adults have no claim to a reduction.
 */
export function familyPrice(
  types: readonly Type[],
  experiences: readonly Sold[],
  locale: Locale,
): number | null {
  const adults = types.filter(isForAnyAdult).map(({ _id }) => _id);
  const totals = experiences.flatMap((experience) => {
    const tickets = partyTickets(types, experience, locale);
    const children = tickets.filter(
      ({ persons, adults, price }) => persons === 1 && adults === 0 && price > 0,
    );
    return adults.flatMap((adult) =>
      children.flatMap(({ id: child }) => {
        const quote = quoteParty(tickets, { [adult]: 2, [child]: 1 }, null);
        return isQuote(quote) ? [quote.total] : [];
      }),
    );
  });
  return totals.length === 0 ? null : Math.min(...totals);
}

/**
 * Whether an adult may buy a ticket without anything to prove: a share of less than 1 is a reduction
 * for some, such as students, unlike a deduction for what is left out, such as the tasting.
 */
function isForAnyAdult({ persons, adults, share, maxAge }: Type): boolean {
  return persons === 1 && adults === 1 && share >= 1 && maxAge === null;
}
