import { expect, it } from 'vitest';
import { filterSearch, isActive } from './filter.ts';

it('writes the chosen values into a query', () => {
  expect(filterSearch({ language: 'de', duration: 60, price: null })).toBe(
    '?language=de&duration=60',
  );
});

it('returns an empty query if nothing is chosen', () => {
  const nothing = { month: null, kind: null };
  expect(filterSearch(nothing)).toBe('');
  expect(isActive(nothing)).toBe(false);
  expect(isActive({ month: '2026-12', kind: null })).toBe(true);
});
