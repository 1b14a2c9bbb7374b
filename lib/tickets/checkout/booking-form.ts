import 'server-only';
import { splitTarget } from '../../platform/http/split-target.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { checkoutLink } from './checkout-link.ts';

/** The name under which a form gives the order number, as `docs/checkout.md` has it. */
export const orderField = 'booking';

/** What a form takes to ask the checkout for a booking; it is sent with `method="get"`. */
export interface BookingForm {
  readonly action: string;
  /** What the address says besides the number: a form replaces the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** For `data-checkout`, as of a link. */
  readonly checkout: string;
}

/** The form by which a booking is found, in the visitor's language. */
export function bookingForm(locale: Locale): BookingForm {
  const { href, checkout } = checkoutLink({ locale, product: { kind: 'booking', order: null } });
  const { path: action, query } = splitTarget(href);
  const hidden = [...new URLSearchParams(query ?? '')].filter(([name]) => name !== orderField);
  return { action, hidden, checkout };
}
