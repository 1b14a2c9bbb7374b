import { expect, it } from 'vitest';
import { lastDayOf } from './last-day-of.ts';

it.each([
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});
