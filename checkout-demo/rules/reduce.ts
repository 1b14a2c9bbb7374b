import { billFor } from './bill.ts';
import type { DemoTicket } from './catalog.ts';
import { tryCode } from './code.ts';
import type { Order } from './order.ts';
import { type Counts, countOf, guestsOf, partyProblem } from './party.ts';

/** Why an order cannot be reduced to these counts. */
export type ReductionProblem = 'nothing' | 'empty' | 'adultNeeded';

/** Returns the tickets of an order as counts by the id of their type. */
export function countsOf({ lines }: Order): Counts {
  return Object.fromEntries(lines.map(({ id, count }) => [id, count]));
}

/**
 * Returns the types of the tickets of an order at the prices it was placed with: since then, those on
 * sale may have changed.
 */
export function boughtTickets({ lines }: Order): DemoTicket[] {
  return lines.map(({ id, name, count, amount, persons, adults }) => {
    return { id, name, note: null, price: amount / count, persons, adults };
  });
}

/** Returns why all tickets but `counts` cannot be returned; null if they can. */
export function reductionProblem(order: Order, counts: Counts): ReductionProblem | null {
  const [tickets, bought] = [boughtTickets(order), countsOf(order)];
  if (tickets.every((ticket) => countOf(ticket, counts) === countOf(ticket, bought))) {
    return 'nothing';
  }
  const problem = partyProblem(tickets, counts, Number.POSITIVE_INFINITY);
  return problem === 'empty' || problem === 'adultNeeded' ? problem : null;
}

/**
 * Returns the order with so many tickets of each type remaining. Its code still applies if it was valid
 * for so few when it was used, and the total never rises.
 */
export function reduced(order: Order, counts: Counts): Order {
  const tickets = boughtTickets(order);
  const returned = guestsOf(tickets, countsOf(order)) - guestsOf(tickets, counts);
  const product = order.item.kind === 'voucher' ? '' : order.item.id;
  const basket = { product, tickets, counts };
  const tried = order.codeTerms && tryCode(order.codeTerms, basket, new Date(order.placedAt));
  const bill = billFor(tickets, counts, tried?.ok ? tried.code : null);
  const total = Math.min(bill.total, order.total);
  return {
    ...order,
    lines: [...bill.lines],
    guests: order.guests - returned,
    discount: bill.discount + bill.total - total,
    total,
  };
}
