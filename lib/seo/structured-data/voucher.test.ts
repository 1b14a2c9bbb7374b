import { expect, it } from 'vitest';
import { aSite } from './testing/a-site.ts';
import { voucherNodes } from './voucher.ts';

const page = {
  title: 'Gift vouchers',
  path: '/en/gift-vouchers',
  image: undefined,
};

it('offers an amount at its value, and a choice with its lowest and highest price', () => {
  const common = { _type: 'voucher' as const, text: 'A seat.', title: null };
  const vouchers = voucherNodes(
    aSite(),
    [
      {
        ...common,
        _id: 'voucher-500',
        amount: 500,
        adults: null,
        price: { min: 500, max: 500 },
      },
      {
        ...common,
        ...{ _id: 'voucher-two', title: 'An experience for two', amount: null, adults: 2 },
        price: { min: 580, max: 1580 },
      },
    ],
    page,
  );
  expect(vouchers).toMatchObject([
    {
      name: 'Gift vouchers: 500\u00a0Kč',
      offers: { price: 500, priceCurrency: 'CZK', url: 'https://example.com/en/gift-vouchers' },
    },
    {
      name: 'Gift vouchers: An experience for two',
      offers: { lowPrice: 580, highPrice: 1580, priceCurrency: 'CZK' },
    },
  ]);
});
