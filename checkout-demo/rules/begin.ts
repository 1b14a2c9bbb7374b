import type { CheckoutOrder } from '../../lib/tickets/checkout/checkout-request.ts';
import type { Counts } from './party.ts';
import { keyOf, type Sale } from './sale.ts';
import type { Draft } from './storage.ts';

/**
 * Returns the draft with which a visitor starts for `order`; `entry` is the query of the address.
 */
export function beginDraft(order: CheckoutOrder, entry: string, sales: readonly Sale[]): Draft {
  const product = keyOf(order.product, sales);
  const sale = sales.find(({ key, kind }) => key === product || (!product && kind === 'visit'));
  return {
    entry,
    product,
    date: order.date,
    start: null,
    language: null,
    counts: sale ? countsOf(order, sale) : {},
    code: order.dsc ?? '',
    email: '',
    recipient: '',
    message: '',
    placed: null,
  };
}

/** Returns the tickets of an order; where only the guests are known, as many of the first type. */
function countsOf({ tickets, party }: CheckoutOrder, sale: Sale): Counts {
  const [first] = sale.tickets;
  if (tickets) {
    return Object.fromEntries(sale.tickets.map(({ id }) => [id, tickets[id] ?? 0]));
  }
  return first && party ? { [first.id]: Math.min(party, 99) } : {};
}

/**
 * Returns where a visitor goes back to: the page of this site that was left, else the home page.
 */
export function returnPath(entry: URLSearchParams, locale: string): string {
  const path = entry.get('return') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : `/${locale}`;
}
