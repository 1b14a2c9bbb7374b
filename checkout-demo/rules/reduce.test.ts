import { expect, it } from 'vitest';
import { countsOf, reduced, reductionProblem } from './reduce.ts';
import { aCode, anOrder, tickets } from './testing/fixtures.ts';

const family = anOrder({
  lines: [
    { id: 'adult', name: 'Adult', count: 2, amount: 980 },
    { id: 'child', name: 'Child', count: 2, amount: 490 },
  ],
  guests: 4,
  total: 1470,
});

it('takes back single tickets at their price', () => {
  const order = reduced(family, { tickets, codes: [], counts: { adult: 1, child: 2 } });
  expect(order).toMatchObject({ number: family.number, guests: 3, discount: 0, total: 980 });
  expect(countsOf(order)).toEqual({ adult: 1, child: 2 });
});

it('keeps the discount for the remaining tickets, even if the code has ended since', () => {
  const codes = [aCode({ validThrough: '2026-11-20' })];
  const order = anOrder({ code: 'VAULT10', discount: 98, total: 882 });
  const smaller = reduced(order, { tickets, codes, counts: { adult: 1 } });
  expect(smaller).toMatchObject({ discount: 49, total: 441 });
});

it('never raises the total when the code required a number of tickets', () => {
  const codes = [aCode({ discount: 60, count: 2 })];
  const order = anOrder({ code: 'VAULT10', discount: 588, total: 392 });
  const smaller = reduced(order, { tickets, codes, counts: { adult: 1 } });
  expect(smaller).toMatchObject({ discount: 98, total: 392 });
});

it.each([
  [{ adult: 2, child: 2 }, 'nothing'],
  [{ adult: 0, child: 0 }, 'empty'],
  [{ adult: 0, child: 2 }, 'adultNeeded'],
  [{ adult: 1, child: 0 }, null],
] as const)('reducing to %j returns the problem %s', (counts, problem) => {
  expect(reductionProblem(family, { tickets, counts })).toBe(problem);
});
