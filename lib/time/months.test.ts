import { expect, it } from 'vitest';
import { addMonths } from './months.ts';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 14, '2028-01'],
  ['2026-11', 0, '2026-11'],
])('counts from %s by %d to %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});
