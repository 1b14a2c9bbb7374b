import { expect, it } from 'vitest';
import { withoutQuery } from './without-query.ts';

it('removes query and anchor from an address', () => {
  expect(withoutQuery('/en/events?month=2026-12#list')).toBe('/en/events');
  expect(withoutQuery('/en/events#list')).toBe('/en/events');
  expect(withoutQuery('/en')).toBe('/en');
});
