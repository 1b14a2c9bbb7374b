import 'server-only';
import { splitTarget } from '../../platform/http/split-target.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { checkoutLink } from './checkout-link.ts';

/** The name of the form field with the order number, as in `docs/checkout.md`. */
export const orderField = 'booking';

/**
 * The attributes of a form that opens a booking in the checkout; it is sent with `method="get"`.
 */
export interface BookingForm {
  readonly action: string;
  /** The other query parameters of the address: a form replaces the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** For `data-checkout`, as on a link. */
  readonly checkout: string;
}

/** Returns the form that finds a booking, in the visitor's language. */
export function bookingForm(locale: Locale): BookingForm {
  const { href, checkout } = checkoutLink({ locale, product: { kind: 'booking', order: null } });
  const { path: action, query } = splitTarget(href);
  const hidden = [...new URLSearchParams(query ?? '')].filter(([name]) => name !== orderField);
  return { action, hidden, checkout };
}
