import { describe, expect, it } from 'vitest';
import { voucherPrice } from './voucher-price.ts';

describe('voucherPrice', () => {
  it('is the amount', () => {
    expect(voucherPrice({ amount: 500, adults: null }, [490])).toEqual({ min: 500, max: 500 });
  });

  it('depends on the experience that is chosen', () => {
    expect(voucherPrice({ amount: null, adults: 2 }, [490, 290, 790])).toEqual({
      min: 580,
      max: 1580,
    });
  });

  it.each([
    ['there is nothing to choose from', { amount: null, adults: 2 }],
    ['it is over nothing', { amount: null, adults: null }],
  ])('is null when %s', (_, worth) => {
    expect(voucherPrice(worth, [])).toBeNull();
  });
});
