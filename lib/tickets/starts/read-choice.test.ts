import { expect, it } from 'vitest';
import { readChoice } from './read-choice.ts';

const now = new Date('2026-11-26T12:00:00Z');
const read = (query: string) => readChoice(new URLSearchParams(query), now);

it.each([
  ['month=2027-01', '2027-01'],
  ['month=2026-10', '2026-11'],
  ['month=2027-04', '2027-03'],
  ['month=9999-12', '2027-03'],
  ['month=2027-13', '2026-11'],
  ['month=January', '2026-11'],
  ['', '2026-11'],
])('reads “%s” as the month %s', (query, month) => {
  expect(read(query).month).toBe(month);
});

it('reads any language as null, and a missing choice as undefined', () => {
  expect(read('language=de').language).toBe('de');
  expect(read('language=').language).toBeNull();
  expect(read('language=fr').language).toBeNull();
  expect(read('').language).toBeUndefined();
});
