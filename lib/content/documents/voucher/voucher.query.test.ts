import { expect, it } from 'vitest';
import { line } from '../../testing/stored-documents.ts';
import { vouchers } from './voucher.query.ts';

const title = line('An experience for two');

it.each([
  ['with an amount', { amount: 500 }],
  ['for tickets with a title', { adults: 2, title }],
])('a voucher %s can be sold', (_, fields) => {
  const stored = { _id: 'a', ...fields };
  expect(vouchers.parse([stored])).toMatchObject({ value: [fields], problems: [] });
});

it.each([
  ['without an amount or tickets', { title }, { field: 'amount', expected: 'price' }],
  ['for tickets without a title', { adults: 2 }, { field: 'title', expected: 'shortText' }],
])('a voucher %s cannot be sold', (_, fields, problem) => {
  const stored = { _id: 'a', ...fields };
  expect(vouchers.parse([stored])).toMatchObject({ value: [], problems: [problem] });
});

it.each([
  ['for another number of adults', { adults: 4, title }],
  ['for a larger amount', { amount: 150_000 }],
])('a voucher %s than the checkout sells cannot be sold', (_, fields) => {
  expect(vouchers.parse([{ _id: 'a', ...fields }])).toMatchObject({ value: [] });
});
