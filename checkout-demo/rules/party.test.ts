import { expect, it } from 'vitest';
import { guestsOf, partyProblem } from './party.ts';
import { tickets } from './testing/fixtures.ts';

it('counts every person of a family ticket', () => {
  expect(guestsOf(tickets, { family: 2, adult: 1, infant: 1 })).toBe(10);
});

it.each([
  ['nobody', {}, 16, 'empty'],
  ['a child alone', { child: 1 }, 16, 'adultNeeded'],
  ['an infant alone', { infant: 1 }, 16, 'adultNeeded'],
  ['a child with an adult', { child: 1, adult: 1 }, 16, null],
  ['a child more with a family', { child: 1, family: 1 }, 16, null],
  ['as many as there are seats', { adult: 4 }, 4, null],
  ['one more than there are seats', { adult: 5 }, 4, 'tooMany'],
  ['nineteen', { adult: 19 }, 16, 'tooMany'],
  ['twenty', { adult: 20 }, 16, 'enquiry'],
  ['five families', { family: 5 }, 16, 'enquiry'],
])('returns the problem of %s, if any', (_, counts, free, problem) => {
  expect(partyProblem(tickets, counts, free)).toBe(problem);
});
