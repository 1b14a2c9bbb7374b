import { describe, expect, it } from 'vitest';
import { ticketPrice } from './ticket-price.ts';

describe('ticketPrice', () => {
  it.each([
    ['adult with tasting', 690, { share: 1, deduction: null }, 690],
    ['adult with soft drinks', 690, { share: 1, deduction: 60 }, 630],
    ['student and 65+, a half rounded up', 690, { share: 0.85, deduction: null }, 587],
    ['child', 450, { share: 0.5, deduction: null }, 225],
    ['child, a half rounded up', 455, { share: 0.5, deduction: null }, 228],
    ['under six', 690, { share: 0, deduction: null }, 0],
    ['family of four', 490, { share: 2.8, deduction: null }, 1372],
  ])('computes the price: %s', (_, adultPrice, rule, price) => {
    expect(ticketPrice(adultPrice, rule)).toBe(price);
  });

  it('is never negative', () => {
    expect(ticketPrice(50, { share: 1, deduction: 60 })).toBe(0);
  });
});
