import { enquirySize } from '../tickets/limits.ts';
import type { DemoTicket } from './demo-house.ts';

/** How many tickets of each kind, by the id of the kind. */
export type Counts = Readonly<Record<string, number>>;

/** Why a party cannot be booked like this. */
export type PartyProblem = 'empty' | 'adultNeeded' | 'enquiry' | 'tooMany';

/** How many tickets of a kind are chosen. */
export function countOf({ id }: Pick<DemoTicket, 'id'>, counts: Counts): number {
  return counts[id] ?? 0;
}

/** How many visitors the chosen tickets let in. */
export function guestsOf(tickets: readonly DemoTicket[], counts: Counts): number {
  return tickets.reduce((sum, ticket) => sum + ticket.persons * countOf(ticket, counts), 0);
}

/**
 * What stands against the chosen tickets, or null: none at all, nobody grown up, so many that
 * they are a group (specification, section 9), more than the `free` seats.
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
