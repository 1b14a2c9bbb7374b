import { localPath } from '../../lib/platform/http/local-path.ts';
import type { CheckoutOrder } from '../../lib/tickets/checkout/checkout-request.ts';
import { dayOfStart } from '../../lib/tickets/starts/starts-on.ts';
import { pragueInstant } from '../../lib/time/prague.ts';
import type { Counts } from './party.ts';
import { keyOf, type Sale } from './sale.ts';
import { isOffered, type TourPlan } from './slots.ts';
import type { Draft } from './storage.ts';

/** The offer against which an order is read. */
interface Offered {
  readonly sales: readonly Sale[];
  readonly tours: TourPlan;
  readonly now: Date;
}

/**
 * Returns the draft with which a visitor starts for `order`; `entry` is the query of the address.
 */
export function beginDraft(order: CheckoutOrder, entry: string, offered: Offered): Draft {
  const { sales } = offered;
  const product = keyOf(order.product, sales);
  const sale = sales.find(({ key, kind }) => key === product || (!product && kind === 'visit'));
  return {
    entry,
    product,
    ...chosenTime(order, sale, offered),
    language: order.language,
    counts: sale ? countsOf(order, sale) : {},
    code: order.dsc ?? '',
    email: '',
    recipient: '',
    message: '',
  };
}

/**
 * Returns the day and the start of an order; of a start that is not on offer, only the day. A start
 * after midnight is on the page of the day before.
 */
function chosenTime(
  { date, time }: CheckoutOrder,
  sale: Sale | undefined,
  { tours, now }: Offered,
): Pick<Draft, 'date' | 'start'> {
  if (date === null || time === null || sale?.kind !== 'visit') return { date, start: null };
  const start = pragueInstant(date, time);
  if (!isOffered(tours, sale.experience, start, now)) return { date, start: null };
  return { date: dayOfStart(tours.plan, start), start: start.toISOString() };
}

/** Returns the tickets of an order; where only the guests are known, as many for one adult. */
function countsOf({ tickets, party }: CheckoutOrder, sale: Sale): Counts {
  const adult = sale.tickets.find(({ persons, adults }) => persons === 1 && adults === 1);
  if (tickets) {
    return Object.fromEntries(sale.tickets.map(({ id }) => [id, tickets[id] ?? 0]));
  }
  return adult && party ? { [adult.id]: Math.min(party, 99) } : {};
}

/**
 * Returns where a visitor goes back to: the page of this site that was left, else the home page.
 */
export function returnPath(entry: URLSearchParams, locale: string): string {
  const path = localPath([entry.get('return')]);
  return path === '/' ? `/${locale}` : path;
}
