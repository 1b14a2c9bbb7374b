import { expect, it } from 'vitest';
import { quoteParty } from './quote-party.ts';

const one = { persons: 1, minAge: null, maxAge: null };
const adult = { ...one, id: 'adult', price: 490, adults: 1 };
const child = { ...one, id: 'child', price: 245, adults: 0, minAge: 6, maxAge: 17 };
const family = { id: 'family', price: 1372, persons: 4, adults: 2, minAge: 6, maxAge: 17 };
const tickets = [adult, child, family];

it('has the tickets, their price and what they save', () => {
  expect(quoteParty(tickets, { adult: 2, child: 3 }, 16)).toEqual({
    lines: [
      { ticket: child, count: 1 },
      { ticket: family, count: 1 },
    ],
    total: 1617,
    saved: 98,
    guests: 5,
  });
});

it.each([
  ['nobody', { adult: 0, child: 0 }, 16, 'empty'],
  ['children alone', { adult: 0, child: 2 }, 16, 'adultNeeded'],
  ['somebody whose ticket is not sold', { adult: 2, infant: 1 }, 16, 'tooYoung'],
  ['a group', { adult: 12, child: 8 }, null, 'enquiry'],
  ['more than one start takes', { adult: 9 }, 8, 'enquiry'],
])('sells no tickets to %s', (_, guests, groupSize, obstacle) => {
  expect(quoteParty(tickets, guests, groupSize)).toBe(obstacle);
});

it('sells tickets to as many as one start takes', () => {
  expect(quoteParty(tickets, { adult: 8 }, 8)).toMatchObject({ total: 3920, saved: 0 });
  expect(quoteParty(tickets, { adult: 19 }, null)).toMatchObject({ guests: 19 });
});
