import { expect, it } from 'vitest';
import { filterSearch, isActive } from './filter.ts';

it('writes what is chosen into an address', () => {
  expect(filterSearch({ language: 'de', duration: 60, price: null })).toBe(
    '?language=de&duration=60',
  );
});

it('leaves the address bare when nothing is chosen', () => {
  const nothing = { month: null, kind: null };
  expect(filterSearch(nothing)).toBe('');
  expect(isActive(nothing)).toBe(false);
  expect(isActive({ month: '2026-12', kind: null })).toBe(true);
});
