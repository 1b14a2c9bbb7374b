import type { Bookable } from '../../content/get-bookable.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { type CheckoutLink, checkoutLink } from '../checkout/checkout-link.ts';
import type { NamedTicket } from './party-tickets.ts';
import type { Quote } from './quote-party.ts';

/** Returns the link with which a party buys the tickets that were found for it. */
export function partyOrder(
  { _id: id }: Pick<Bookable, '_id'>,
  { lines, guests }: Quote<NamedTicket>,
  locale: Locale,
): CheckoutLink {
  const tickets = Object.fromEntries(lines.map(({ ticket, count }) => [ticket.id, count]));
  return checkoutLink({ locale, product: { kind: 'experience', id }, party: guests, tickets });
}
