import 'server-only';
import { splitTarget } from '../../platform/http/split-target.ts';
import { checkoutLink, type LinkedOrder } from './checkout-link.ts';

/**
 * The attributes of a form that opens the checkout, in which the visitor completes an order; it is
 * sent with `method="get"`.
 */
export interface CheckoutForm {
  readonly action: string;
  /** The other query parameters of the address: a form replaces the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** For `data-checkout`, as on a link. */
  readonly checkout: string;
}

/** Returns the form for an order that still lacks the value of a field. */
export function checkoutForm(linked: LinkedOrder): CheckoutForm {
  const { href, checkout } = checkoutLink(linked);
  const { path: action, query } = splitTarget(href);
  const hidden = [...new URLSearchParams(query ?? '')].filter(([, value]) => value !== '');
  return { action, hidden, checkout };
}
