import type { Ages } from '../format-ages.ts';

/** A ticket type with its price for one experience. */
export interface PartyTicket extends Ages {
  readonly id: string;
  /** In whole Kč. */
  readonly price: number;
  /** How many visitors it admits. */
  readonly persons: number;
  /** How many of them are adults. */
  readonly adults: number;
}

/** Numbers of visitors, or of tickets, by the id of the ticket type. */
export type Numbers = Readonly<Record<string, number>>;

/** How many ticket types for several visitors are tried; a price list with more is a mistake. */
const maxShared = 3;

/**
 * Returns the cheapest tickets that admit exactly these guests: for each his own ticket, or a place
 * on one for several, such as a family's, all of whose places are taken. `guests` are counted by the
 * ticket that each would buy alone.
 */
export function cheapestTickets(tickets: readonly PartyTicket[], guests: Numbers): Numbers {
  const single = tickets.filter(({ persons }) => persons === 1);
  // Those that admit few ages come first, so that they leave the other children to the others.
  const shared = tickets
    .filter(({ persons }) => persons > 1)
    .slice(0, maxShared)
    .sort((one, other) => agesOf(one) - agesOf(other));
  const present = single.filter(({ id }) => (guests[id] ?? 0) > 0);
  const alone = Object.fromEntries(present.map(({ id }) => [id, guests[id] ?? 0]));
  return cheapestOf(shared, present, alone);
}

/** Returns the price of tickets in whole Kč. */
export function priceOf(tickets: readonly PartyTicket[], numbers: Numbers): number {
  return tickets.reduce((sum, { id, price }) => sum + price * (numbers[id] ?? 0), 0);
}

function cheapestOf(
  shared: readonly PartyTicket[],
  single: readonly PartyTicket[],
  guests: Numbers,
): Numbers {
  const [ticket, ...others] = shared;
  if (!ticket) return guests;
  const without = cheapestOf(others, single, guests);
  const seated = seat(ticket, single, guests);
  if (!seated) return without;
  const rest = cheapestOf(shared, single, seated);
  const withIt = { ...rest, [ticket.id]: (rest[ticket.id] ?? 0) + 1 };
  const all = [...shared, ...single];
  return priceOf(all, withIt) < priceOf(all, without) ? withIt : without;
}

/**
 * Returns the guests that remain when the dearest ones take the places of a ticket; null if they are
 * too few, or the ticket has more adults than places.
 */
function seat(
  ticket: PartyTicket,
  single: readonly PartyTicket[],
  guests: Numbers,
): Numbers | null {
  const adults = take(single.filter(isAdult), guests, ticket.adults);
  const children = single.filter((each) => !isAdult(each) && isWithin(each, ticket));
  return adults && take(children, adults, ticket.persons - ticket.adults);
}

function take(kinds: readonly PartyTicket[], guests: Numbers, places: number): Numbers | null {
  if (places < 0) return null;
  const left = { ...guests };
  let open = places;
  for (const { id } of kinds.toSorted((one, other) => other.price - one.price)) {
    const seated = Math.min(open, left[id] ?? 0);
    left[id] = (left[id] ?? 0) - seated;
    open -= seated;
  }
  return open === 0 ? left : null;
}

function isAdult({ adults }: PartyTicket): boolean {
  return adults > 0;
}

function isWithin(inner: Ages, outer: Ages): boolean {
  return youngest(outer) <= youngest(inner) && oldest(inner) <= oldest(outer);
}

function agesOf(ages: Ages): number {
  return oldest(ages) - youngest(ages);
}

function youngest({ minAge }: Ages): number {
  return minAge ?? 0;
}

function oldest({ maxAge }: Ages): number {
  return maxAge ?? Number.MAX_SAFE_INTEGER;
}
