import { expect, it } from 'vitest';
import { titleOfVoucher } from './messages.ts';
import { titleOrAmount } from './voucher.ts';

const document = { _id: 'a', _type: 'voucher', _createdAt: '', _updatedAt: '', _rev: '' };

it('accepts a voucher without a title only if it shows an amount', () => {
  expect(titleOrAmount({ en: 'For two' }, { document: { ...document, adults: 2 } })).toBe(true);
  expect(titleOrAmount(undefined, { document: { ...document, amount: 500 } })).toBe(true);
  expect(titleOrAmount(undefined, { document: { ...document, adults: 2 } })).toBe(titleOfVoucher);
});
