import { expect, it } from 'vitest';
import { countsOf, reduced, reductionProblem } from './reduce.ts';
import { aCode, aLine, anOrder } from './testing/fixtures.ts';

const family = anOrder({
  lines: [aLine({}), aLine({ id: 'child', name: 'Child', amount: 490, adults: 0 })],
  guests: 4,
  total: 1470,
});

it('takes back single tickets at the price that was paid for them', () => {
  const order = reduced(family, { adult: 1, child: 2 });
  expect(order).toMatchObject({ number: family.number, guests: 3, discount: 0, total: 980 });
  expect(countsOf(order)).toEqual({ adult: 1, child: 2 });
});

it('counts every person of a ticket for several', () => {
  const lines = [aLine({}), aLine({ id: 'family', count: 1, amount: 1372, persons: 4, adults: 2 })];
  const order = anOrder({ lines, guests: 6, total: 2352 });
  expect(reduced(order, { adult: 2, family: 0 })).toMatchObject({
    lines: [{ id: 'adult', count: 2, amount: 980 }],
    guests: 2,
    total: 980,
  });
});

it('keeps the discount for the remaining tickets, even if the code has ended since', () => {
  const codeTerms = aCode({ validThrough: '2026-11-20' });
  const order = anOrder({ code: 'VAULT10', codeTerms, discount: 98, total: 882 });
  const smaller = reduced(order, { adult: 1 });
  expect(smaller).toMatchObject({ discount: 49, total: 441 });
});

it('never raises the total when the code required a number of tickets', () => {
  const codeTerms = aCode({ discount: 60, count: 2 });
  const order = anOrder({ code: 'VAULT10', codeTerms, discount: 588, total: 392 });
  const smaller = reduced(order, { adult: 1 });
  expect(smaller).toMatchObject({ discount: 98, total: 392 });
});

it.each([
  [{ adult: 2, child: 2 }, 'nothing'],
  [{ adult: 0, child: 0 }, 'empty'],
  [{ adult: 0, child: 2 }, 'adultNeeded'],
  [{ adult: 1, child: 0 }, null],
] as const)('reducing to %j returns the problem %s', (counts, problem) => {
  expect(reductionProblem(family, counts)).toBe(problem);
});
