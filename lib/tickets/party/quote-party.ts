import { enquirySize } from '../limits.ts';
import { cheapestTickets, type Numbers, type PartyTicket, priceOf } from './cheapest-tickets.ts';

/** Why no tickets can be sold to a party. */
export type PartyObstacle =
  | 'empty'
  /** Children come with an adult. */
  | 'adultNeeded'
  /** Somebody is too young for the experience. */
  | 'tooYoung'
  /** Too many for tickets; the party is directed to an enquiry. */
  | 'enquiry';

export interface Quote<Ticket extends PartyTicket = PartyTicket> {
  /** The tickets, in the order of the price list. */
  readonly lines: readonly { readonly ticket: Ticket; readonly count: number }[];
  /** In whole Kč. */
  readonly total: number;
  /** The saving compared with a ticket for each guest, in whole Kč. */
  readonly saved: number;
  readonly guests: number;
}

/**
 * Returns the cheapest tickets for `guests`, counted by the ticket that each would buy alone, or why
 * there are none. `groupSize` is the most that one start takes; null for no limit.
 */
export function quoteParty<Ticket extends PartyTicket>(
  tickets: readonly Ticket[],
  guests: Numbers,
  groupSize: number | null,
): Quote<Ticket> | PartyObstacle {
  const counts = Object.values(guests);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 'empty';
  if (all >= enquirySize || all > (groupSize ?? all)) return 'enquiry';
  const sold = new Set(tickets.map(({ id }) => id));
  if (Object.entries(guests).some(([id, count]) => count > 0 && !sold.has(id))) return 'tooYoung';
  if (!tickets.some(({ id, adults }) => adults > 0 && (guests[id] ?? 0) > 0)) return 'adultNeeded';
  const numbers = cheapestTickets(tickets, guests);
  const total = priceOf(tickets, numbers);
  const lines = tickets.flatMap((ticket) => {
    const count = numbers[ticket.id] ?? 0;
    return count > 0 ? [{ ticket, count }] : [];
  });
  return { lines, total, saved: priceOf(tickets, guests) - total, guests: all };
}

/** Whether tickets were found for a party. */
export function isQuote<Ticket extends PartyTicket>(
  found: Quote<Ticket> | PartyObstacle,
): found is Quote<Ticket> {
  return typeof found !== 'string';
}
