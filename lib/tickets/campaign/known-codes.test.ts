import { expect, it } from 'vitest';
import { inUse, knownCodes } from './known-codes.ts';

const known = knownCodes([
  { ref: 'hotel', dsc: null },
  { ref: 'Hotel', dsc: 'VAULT10' },
]);

it.each([
  [
    'known codes, as they are spelled',
    { ref: 'HOTEL', dsc: 'vault10' },
    { ref: 'hotel', dsc: 'VAULT10' },
  ],
  ['one that is known', { ref: 'hotel', dsc: 'x' }, { ref: 'hotel', dsc: null }],
  ['a discount code by itself', { ref: null, dsc: 'VAULT10' }, { ref: null, dsc: 'VAULT10' }],
  ['nothing without a known code', { ref: 'VAULT10', dsc: 'hotel' }, null],
  ['nothing without a code', { ref: null, dsc: null }, null],
])('finds %s', (_, codes, found) => {
  expect(inUse(codes, known)).toEqual(found);
});
