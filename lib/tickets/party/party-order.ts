import type { Locale } from '../../platform/i18n/locales.ts';
import { type CheckoutLink, checkoutLink } from '../checkout/checkout-link.ts';
import type { NamedTicket } from './party-tickets.ts';
import type { Quote } from './quote-party.ts';

/** Returns the link with which a party buys the tickets that were found for it; `id` is the experience's. */
export function partyOrder(
  id: string,
  { lines, guests }: Quote<NamedTicket>,
  locale: Locale,
): CheckoutLink {
  const tickets = Object.fromEntries(lines.map(({ ticket, count }) => [ticket.id, count]));
  return checkoutLink({ locale, product: { kind: 'experience', id }, party: guests, tickets });
}
