import { describe, expect, it } from 'vitest';
import { line } from '../../testing/stored-documents.ts';
import { discounts } from './deal.query.ts';

describe('a discount', () => {
  const deal = {
    _id: 'd',
    title: line('Two'),
    code: 'TWO',
    discount: 20,
    validThrough: '2026-12-31',
  };

  it.each([
    ['validFrom', { validFrom: 'soon' }],
    ['ticketTypes', { ticketTypes: [null] }],
    ['ticketCount', { ticketCount: 'two' }],
  ])('is left out when its restriction %s is invalid', (field, spoiled) => {
    expect(discounts.parse([{ ...deal, ...spoiled }])).toMatchObject({
      value: [],
      problems: [{ field }],
    });
  });
});
