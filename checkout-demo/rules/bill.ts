import { ticketPrice } from '../../lib/tickets/ticket-price.ts';
import type { DemoTicket } from './catalog.ts';
import { isGoodFor } from './code.ts';
import type { DemoCode } from './demo-code.ts';
import { type Counts, countOf } from './party.ts';

/** A number of tickets of one type, with their price before discounts, in whole Kč. */
export interface BillLine {
  /** Id of the ticket type. */
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
  /** How many visitors each ticket admits, and how many of them are adults. */
  readonly persons: number;
  readonly adults: number;
}

export interface Bill {
  readonly lines: readonly BillLine[];
  /** The discount of the code, in whole Kč. */
  readonly discount: number;
  readonly total: number;
}

/**
 * Returns the bill for the chosen tickets. A code lowers the price of each ticket it applies to,
 * halves of a crown rounded up.
 */
export function billFor(
  tickets: readonly DemoTicket[],
  counts: Counts,
  code: DemoCode | null,
): Bill {
  const chosen = tickets.filter((ticket) => countOf(ticket, counts) > 0);
  const lines = chosen.map((ticket) => {
    const { id, name, price, persons, adults } = ticket;
    const count = countOf(ticket, counts);
    return { id, name, count, amount: price * count, persons, adults };
  });
  const total = chosen.reduce(
    (sum, ticket) => sum + priceWith(code, ticket) * countOf(ticket, counts),
    0,
  );
  const full = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, discount: full - total, total };
}

function priceWith(code: DemoCode | null, ticket: DemoTicket): number {
  if (!code || !isGoodFor(code, ticket)) return ticket.price;
  return ticketPrice(ticket.price, { share: (100 - code.discount) / 100, deduction: null });
}
