// @vitest-environment node
import { expect, it } from 'vitest';
import { eventPrice } from './event-price.ts';

it.each([
  ['scheduled', 1490, 1490],
  ['scheduled', 0, null],
  ['scheduled', null, null],
  ['soldOut', 1490, null],
  ['cancelled', 1490, null],
] as const)('of a %s event at %s Kč is %s', (status, price, sold) => {
  expect(eventPrice({ status, price })).toBe(sold);
});
