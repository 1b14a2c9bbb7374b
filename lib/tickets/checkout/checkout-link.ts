import 'server-only';
import { serverEnv } from '../../platform/env/server.ts';
import { pathFor } from '../../routing/path-for.ts';
import { toQuery } from './checkout-query.ts';
import type { CheckoutOrder } from './checkout-request.ts';
import { demoCheckout } from './demo-checkout.ts';

/**
 * A link to buy, for an `<a>`: works by itself, and better once the page's script takes it over.
 */
export interface CheckoutLink {
  readonly href: string;
  /** For `data-checkout`: the order that the script hands to the provider, as a query. */
  readonly checkout: string;
}

/** What a link says of its order; what it leaves out is open. */
export type LinkedOrder = Pick<CheckoutOrder, 'locale' | 'product'> & Partial<CheckoutOrder>;

/**
 * The link for an order. It leads to the checkout's own page; where a provider has none, to the
 * ticketing office, which keeps the codes.
 */
export function checkoutLink(linked: LinkedOrder): CheckoutLink {
  const query = toQuery({ date: null, party: null, ref: null, dsc: null, ...linked });
  const page = checkoutPage();
  if (page === null) return { href: officeHref(linked), checkout: query.toString() };
  const href = page.includes('?') ? `${page}&${query}` : `${page}?${query}`;
  return { href, checkout: query.toString() };
}

/** The address of the checkout's page, or null where the provider has none. */
export function checkoutPage(): string | null {
  return serverEnv.checkout ? (serverEnv.checkout.pageUrl ?? null) : demoCheckout.path;
}

/** The address of the script that opens the checkout. */
export function checkoutScript(): string {
  return serverEnv.checkout?.scriptUrl ?? demoCheckout.scriptUrl;
}

function officeHref({ locale, ref, dsc }: LinkedOrder): string {
  const codes = new URLSearchParams({ ...(ref ? { ref } : {}), ...(dsc ? { dsc } : {}) });
  const path = pathFor('ticketing-office', locale);
  return codes.size > 0 ? `${path}?${codes}` : path;
}
