import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from '../routing/path-for.ts';
import { checkoutLink } from '../tickets/checkout/checkout-link.ts';
import type { Link } from './model/link.ts';

/**
 * Whether a link leads to tickets of any kind: to the page that sells them, or to their checkout.
 */
export function leadsToTickets({ href, checkout }: Link, locale: Locale): boolean {
  return checkout === undefined
    ? href === pathFor('ticketing-office', locale)
    : checkout === checkoutLink({ locale, product: { kind: 'tickets' } }).checkout;
}
