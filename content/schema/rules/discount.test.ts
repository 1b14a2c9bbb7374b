import { expect, it } from 'vitest';
import { percentOfCode } from './discount.ts';
import { codeWithoutDiscount } from './messages.ts';

const deal = { _id: 'a', _type: 'deal', _createdAt: '', _updatedAt: '', _rev: '' };

it('warns about a discount code that takes nothing off', () => {
  expect(percentOfCode(undefined, { document: { ...deal, code: 'WINTER10' } })).toBe(
    codeWithoutDiscount,
  );
  expect(percentOfCode(10, { document: { ...deal, code: 'WINTER10' } })).toBe(true);
  expect(percentOfCode(undefined, { document: deal })).toBe(true);
});
