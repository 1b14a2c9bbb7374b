import { enquirySize } from '../../lib/tickets/limits.ts';
import type { DemoTicket } from './catalog.ts';

/** Numbers of tickets by the id of their type. */
export type Counts = Readonly<Record<string, number>>;

/** Why a party cannot be booked. */
export type PartyProblem = 'empty' | 'adultNeeded' | 'enquiry' | 'tooMany';

/** Returns how many tickets of a type are chosen. */
export function countOf({ id }: Pick<DemoTicket, 'id'>, counts: Counts): number {
  return counts[id] ?? 0;
}

/** Returns how many visitors the chosen tickets admit. */
export function guestsOf(tickets: readonly DemoTicket[], counts: Counts): number {
  return tickets.reduce((sum, ticket) => sum + ticket.persons * countOf(ticket, counts), 0);
}

/**
 * Returns why the chosen tickets cannot be booked, or null: no guests, no adult, so many that they
 * are a group (specification, section 9), or more than the `free` seats.
 */
export function partyProblem(
  tickets: readonly DemoTicket[],
  counts: Counts,
  free: number,
): PartyProblem | null {
  const guests = guestsOf(tickets, counts);
  if (guests === 0) return 'empty';
  if (guests >= enquirySize) return 'enquiry';
  if (!tickets.some((ticket) => ticket.adults > 0 && countOf(ticket, counts) > 0)) {
    return 'adultNeeded';
  }
  return guests > free ? 'tooMany' : null;
}
