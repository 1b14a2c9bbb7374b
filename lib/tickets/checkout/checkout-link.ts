import 'server-only';
import { serverEnv } from '../../platform/env/server.ts';
import { pathFor } from '../../routing/path-for.ts';
import { toQuery } from './checkout-query.ts';
import type { CheckoutOrder } from './checkout-request.ts';
import { demoCheckout } from './demo-checkout.ts';

/** A purchase link, for an `<a>`: works without scripts, and is enhanced by the page's script. */
export interface CheckoutLink {
  readonly href: string;
  /** For `data-checkout`: the order that the script passes to the provider, as a query. */
  readonly checkout: string;
}

/** The order of a link; what it leaves out is open. */
export type LinkedOrder = Pick<CheckoutOrder, 'locale' | 'product'> & Partial<CheckoutOrder>;

/**
 * Returns the link for an order. It leads to the checkout's own page; if the provider has none, to
 * the ticketing office, with the codes.
 */
export function checkoutLink(linked: LinkedOrder): CheckoutLink {
  const query = toQuery({
    date: null,
    time: null,
    language: null,
    party: null,
    tickets: null,
    ref: null,
    dsc: null,
    ...linked,
  });
  const page = checkoutPage();
  if (page === null) return { href: officeHref(linked), checkout: query.toString() };
  const href = page.includes('?') ? `${page}&${query}` : `${page}?${query}`;
  return { href, checkout: query.toString() };
}

/** Returns the address of the checkout's page, or null if the provider has none. */
export function checkoutPage(): string | null {
  return serverEnv.checkout ? (serverEnv.checkout.pageUrl ?? null) : demoCheckout.path;
}

/** Returns the address of the script that opens the checkout. */
export function checkoutScript(): string {
  return serverEnv.checkout?.scriptUrl ?? demoCheckout.scriptUrl;
}

function officeHref({ locale, ref, dsc }: LinkedOrder): string {
  const codes = new URLSearchParams({ ...(ref ? { ref } : {}), ...(dsc ? { dsc } : {}) });
  const path = pathFor('ticketing-office', locale);
  return codes.size > 0 ? `${path}?${codes}` : path;
}
