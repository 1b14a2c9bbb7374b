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

describe('formatPriceRange', () => {
  it('names the currency once', () => {
    expect(formatPriceRange(38000, 46000)).toBe('38\u00a0000–46\u00a0000\u00a0Kč');
  });

  it('is one price when both ends are equal', () => {
    expect(formatPriceRange(38000, 38000)).toBe('38\u00a0000\u00a0Kč');
  });
});
