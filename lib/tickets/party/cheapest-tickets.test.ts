import { describe, expect, it } from 'vitest';
import { cheapestTickets, type Numbers, type PartyTicket, priceOf } from './cheapest-tickets.ts';

const one = { persons: 1, minAge: null, maxAge: null };
const cellarRoute: readonly PartyTicket[] = [
  { ...one, id: 'adult', price: 490, adults: 1 },
  { ...one, id: 'soft', price: 430, adults: 1 },
  { ...one, id: 'reduced', price: 417, adults: 1 },
  { ...one, id: 'child', price: 245, adults: 0, minAge: 6, maxAge: 17 },
  { ...one, id: 'infant', price: 0, adults: 0, maxAge: 5 },
  { id: 'family', price: 1372, persons: 4, adults: 2, minAge: 6, maxAge: 17 },
];

it.each([
  ['two adults', { adult: 2 }, { adult: 2 }],
  ['a family', { adult: 2, child: 2 }, { family: 1 }],
  ['a family with a third child', { adult: 2, child: 3 }, { family: 1, child: 1 }],
  ['a family with an infant', { adult: 2, child: 2, infant: 1 }, { family: 1, infant: 1 }],
  [
    'an infant in place of a child',
    { adult: 2, child: 1, infant: 1 },
    { adult: 2, child: 1, infant: 1 },
  ],
  ['one adult with three children', { adult: 1, child: 3 }, { adult: 1, child: 3 }],
  ['two families', { adult: 4, child: 4 }, { family: 2 }],
  ['who would pay more as a family', { soft: 2, child: 2 }, { soft: 2, child: 2 }],
  ['the dearest adults in the family', { adult: 2, soft: 1, child: 2 }, { family: 1, soft: 1 }],
])('finds the tickets of %s', (_, guests, tickets) => {
  const bought = Object.entries(cheapestTickets(cellarRoute, guests)).filter(([, count]) => count);
  expect(Object.fromEntries(bought)).toEqual(tickets);
});

it('ignores guests of tickets that are not sold, and has nothing for nobody', () => {
  expect(cheapestTickets(cellarRoute, { student: 2 })).toEqual({});
  expect(cheapestTickets([], { adult: 2 })).toEqual({});
});

it('uses no ticket for more adults than it has places', () => {
  const adult = { ...one, id: 'adult', price: 490, adults: 1 };
  const child = { ...one, id: 'child', price: 350, adults: 0 };
  const wrong = { ...one, id: 'wrong', price: 100, persons: 2, adults: 5 };
  const guests = { adult: 5, child: 1 };
  expect(cheapestTickets([adult, child, wrong], guests)).toEqual(guests);
});

describe('of any price list and party', () => {
  const cases = Array.from({ length: 300 }, (_, seed) => ({ seed }));

  it.each(cases)(
    'is never dearer than any other tickets for the same guests: $seed',
    ({ seed }) => {
      const draw = drawer(seed);
      const { tickets, guests } = drawParty(draw);
      const numbers = cheapestTickets(tickets, guests);
      expect(priceOf(tickets, numbers)).toBe(minPrice(tickets, guests));
      const admitted = tickets.reduce(
        (sum, { id, persons }) => sum + persons * (numbers[id] ?? 0),
        0,
      );
      expect(admitted).toBe(Object.values(guests).reduce((sum, count) => sum + count, 0));
    },
  );
});

/** Returns a source of whole numbers below a limit, the same for the same seed. */
function drawer(seed: number) {
  let state = seed + 1;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function drawParty(draw: (below: number) => number) {
  const single: PartyTicket[] = [
    { ...one, id: 'adult', price: draw(900), adults: 1 },
    { ...one, id: 'soft', price: draw(900), adults: 1 },
    { ...one, id: 'teen', price: draw(500), adults: 0, minAge: 12, maxAge: 17 },
    { ...one, id: 'child', price: draw(500), adults: 0, minAge: 6, maxAge: 11 },
    { ...one, id: 'infant', price: draw(100), adults: 0, maxAge: 5 },
  ];
  const shared: PartyTicket[] = [
    { id: 'all', price: draw(1800), persons: 3, adults: 1 + draw(2), minAge: 6, maxAge: 17 },
    { id: 'teens', price: draw(1800), persons: 2 + draw(2), adults: 1, minAge: 12, maxAge: 17 },
    { id: 'adults', price: draw(1800), persons: 2, adults: 2, minAge: null, maxAge: null },
  ];
  const guests = Object.fromEntries(single.map(({ id }) => [id, draw(4)]));
  return { tickets: [...shared, ...single], guests };
}

/** Tries every way to give each guest a ticket of his own or a place on one for several. */
function minPrice(
  tickets: readonly PartyTicket[],
  guests: Numbers,
  known = new Map<string, number>(),
): number {
  const key = JSON.stringify(guests);
  const before = known.get(key);
  if (before !== undefined) return before;
  const present = tickets.filter(({ id }) => (guests[id] ?? 0) > 0);
  const [first] = present;
  if (!first) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const ticket of tickets) {
    if (ticket.persons === 1 && ticket !== first) continue;
    for (const rest of ticket === first
      ? [without(guests, first.id)]
      : seatings(ticket, present, guests)) {
      if (rest[first.id] === guests[first.id]) continue;
      least = Math.min(least, ticket.price + minPrice(tickets, rest, known));
    }
  }
  known.set(key, least);
  return least;
}

/** Returns the guests that remain after each way to fill a ticket's places. */
function seatings(ticket: PartyTicket, kinds: readonly PartyTicket[], guests: Numbers): Numbers[] {
  const fits = (kind: PartyTicket) =>
    (ticket.minAge ?? 0) <= (kind.minAge ?? 0) && (kind.maxAge ?? 99) <= (ticket.maxAge ?? 99);
  const adults = kinds.filter(({ adults }) => adults === 1);
  const children = kinds.filter((kind) => kind.adults === 0 && fits(kind));
  return fill(adults, ticket.adults, guests).flatMap((rest) =>
    fill(children, ticket.persons - ticket.adults, rest),
  );
}

function fill(kinds: readonly PartyTicket[], places: number, guests: Numbers): Numbers[] {
  if (places === 0) return [guests];
  return kinds.flatMap(({ id }, index) =>
    (guests[id] ?? 0) > 0 ? fill(kinds.slice(index), places - 1, without(guests, id)) : [],
  );
}

function without(guests: Numbers, id: string): Numbers {
  return { ...guests, [id]: (guests[id] ?? 0) - 1 };
}
