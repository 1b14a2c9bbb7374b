import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceRange } from './price.ts';

describe('formatPrice', () => {
  it('groups thousands and uses no-break spaces', () => {
    expect(formatPrice(0)).toBe('0\u00a0Kč');
    expect(formatPrice(490)).toBe('490\u00a0Kč');
    expect(formatPrice(1380)).toBe('1\u00a0380\u00a0Kč');
    expect(formatPrice(1234567)).toBe('1\u00a0234\u00a0567\u00a0Kč');
  });
});

it('every price from 0 to 200 and every thousand keeps its number and its groups', () => {
  for (let number = 0; number <= 200; number += 1) {
    expect(formatPrice(number)).toBe(`${number}\u00a0Kč`);
    const thousands = formatPrice(number * 1000 + number);
    expect(thousands).toMatch(/^\d{1,3}(?:\u00a0\d{3})*\u00a0Kč$/);
    expect(Number(thousands.replace(/\D/g, ''))).toBe(number * 1000 + number);
  }
});

describe('formatPriceRange', () => {
  it('names the currency once', () => {
    expect(formatPriceRange(38000, 46000)).toBe('38\u00a0000–46\u00a0000\u00a0Kč');
  });

  it('is one price when both ends are equal', () => {
    expect(formatPriceRange(38000, 38000)).toBe('38\u00a0000\u00a0Kč');
  });
});
