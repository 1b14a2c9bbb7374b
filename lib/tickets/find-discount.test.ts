import { expect, it } from 'vitest';
import { findDiscount } from './find-discount.ts';

const discounts = [
  { code: 'VAULT10', validFrom: '2026-12-01', validThrough: '2026-12-31' },
  { code: 'LAST', validFrom: null, validThrough: '2026-11-30' },
  { code: 'WINTER10', validFrom: null, validThrough: '2025-12-31' },
  { code: 'winter10', validFrom: '2026-12-01', validThrough: '2026-12-31' },
];

it.each([
  ['vault10', '2026-12-01T00:00:00+01:00', true],
  ['VAULT10', '2026-12-31T23:59:59+01:00', true],
  ['VAULT10', '2027-01-01T00:00:00+01:00', false],
  ['VAULT10', '2026-11-30T23:59:59+01:00', false],
  ['LAST', '2026-11-30T23:59:59+01:00', true],
  ['WINTER10', '2025-12-10T12:00:00+01:00', true],
  ['WINTER10', '2026-11-30T12:00:00+01:00', false],
  ['WINTER10', '2026-12-10T12:00:00+01:00', true],
  ['OTHER', '2026-12-10T12:00:00+01:00', false],
])('whether the code %s is valid at %s: %s', (code, at, isValid) => {
  expect(findDiscount(discounts, code, new Date(at)) !== null).toBe(isValid);
});
