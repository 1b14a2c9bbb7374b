import { expect, it } from 'vitest';
import { checkDiscount } from './check-discount.ts';

const discounts = [
  { code: 'WINTER10', discount: 20, validFrom: null, validThrough: '2025-12-31' },
  { code: 'WINTER10', discount: 10, validFrom: '2026-12-01', validThrough: '2026-12-31' },
];
const summer = {
  code: 'SUMMER10',
  discount: 10,
  validFrom: '2026-06-01',
  validThrough: '2026-08-31',
};
const check = (dsc: string | null, validFrom: string | null, validThrough: string | null) =>
  checkDiscount({ dsc, validFrom, validThrough }, discounts, '2026-12-10');

it.each([
  ['2026-12-01', '2026-12-31', true],
  ['2026-12-01', '2027-01-01', false],
  ['2026-11-30', '2026-12-31', false],
  [null, null, true],
  [null, '2026-12-31', true],
  ['2027-01-01', null, false],
  ['2026-12-05', null, true],
  ['2026-12-31', null, true],
])('a code in use from %s to %s is valid: %s', (from, through, isValid) => {
  expect(check('winter10', from, through)?.isValid).toBe(isValid);
});

it('a code that has ended is not valid for a link that goes on', () => {
  const dates = { validFrom: '2026-06-01', validThrough: null };
  expect(checkDiscount({ dsc: 'SUMMER10', ...dates }, [summer], '2026-12-10')).toEqual({
    isValid: false,
    text: 'SUMMER10 is not valid on all days from 1 June 2026 to 10 December 2026: it takes 10% off from 1 June 2026 until 31 August 2026.',
  });
});

it.each([
  ['2027-01-01', true, '10% off from 1 December 2026 until 31 December 2026, then 15% off from'],
  ['2027-01-02', false, '10% off from 1 December 2026 until 31 December 2026.'],
])('a code is valid on all days of deals that follow each other: from %s, %s', (...row) => {
  const [validFrom, isValid, text] = row;
  const next = { code: 'WINTER10', discount: 15, validFrom, validThrough: '2027-01-31' };
  const dates = { validFrom: '2026-12-20', validThrough: '2027-01-10' };
  const found = checkDiscount({ dsc: 'WINTER10', ...dates }, [...discounts, next], '2026-12-10');
  expect(found).toMatchObject({ isValid, text: expect.stringContaining(text) });
});

it('is about the last day of a link that has ended and has no first one', () => {
  const dates = { validFrom: null, validThrough: '2026-08-15' };
  const found = checkDiscount({ dsc: 'SUMMER10', ...dates }, [summer], '2026-12-10');
  expect(found?.text).toContain('SUMMER10 is valid on 15 August 2026:');
});

it('says what is wrong', () => {
  expect(check('WINTER10', '2026-12-30', '2027-01-01')?.text).toBe(
    'WINTER10 is not valid on all days from 30 December 2026 to 1 January 2027: it takes 10% off from 1 December 2026 until 31 December 2026.',
  );
  expect(check('OTHER', null, null)).toMatchObject({
    isValid: false,
    text: expect.stringContaining('No published deal has the discount code OTHER with'),
  });
});

it('has nothing to say without a code', () => {
  expect(check(null, null, null)).toBeNull();
});
