import type { CheckoutOrder } from '../../lib/tickets/checkout/checkout-request.ts';
import { keyOf, type Sale } from './sale.ts';
import type { Draft } from './storage.ts';

/**
 * Returns the draft with which a visitor starts for `order`; `entry` is the query of the address.
 */
export function beginDraft(order: CheckoutOrder, entry: string, sales: readonly Sale[]): Draft {
  const product = keyOf(order.product, sales);
  const sale = sales.find(({ key, kind }) => key === product || (!product && kind === 'visit'));
  const [first] = sale?.tickets ?? [];
  return {
    entry,
    product,
    date: order.date,
    start: null,
    language: null,
    counts: first && order.party ? { [first.id]: Math.min(order.party, 99) } : {},
    code: order.dsc ?? '',
    email: '',
    placed: null,
  };
}

/**
 * Returns where a visitor goes back to: the page of this site that was left, else the home page.
 */
export function returnPath(entry: URLSearchParams, locale: string): string {
  const path = entry.get('return') ?? '';
  return /^\/(?![/\\])/.test(path) ? path : `/${locale}`;
}
