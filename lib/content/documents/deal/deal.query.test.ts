import { describe, expect, it } from 'vitest';
import { line, night } from '../../testing/stored-documents.ts';
import { deal as dealPage, discounts } from './deal.query.ts';

const deal = {
  _id: 'd',
  title: line('Two'),
  code: 'TWO',
  discount: 20,
  validThrough: '2026-12-31',
};

describe('a discount', () => {
  it('has no restriction where the items of one were removed', () => {
    expect(discounts.parse([{ ...deal, experiences: [], ticketTypes: [] }])).toMatchObject({
      value: [{ experiences: null, ticketTypes: null }],
      problems: [],
    });
  });

  it('has its code without the spaces that were pasted with it', () => {
    expect(discounts.parse([{ ...deal, code: 'TWO ' }])).toMatchObject({
      value: [{ code: 'TWO' }],
    });
  });

  it.each([
    ['validFrom', { validFrom: 'soon' }],
    ['ticketTypes', { ticketTypes: [null] }],
    ['ticketCount', { ticketCount: 'two' }],
  ])('is left out when its restriction %s is invalid', (field, corrupted) => {
    expect(discounts.parse([{ ...deal, ...corrupted }])).toMatchObject({
      value: [],
      problems: [{ field }],
    });
  });
});

it('the page of a deal has codes that links can carry', () => {
  const { _updatedAt, languages, summary } = night;
  const addressed = { ...deal, _updatedAt, languages, summary, slug: line('two') };
  const stored = { ...addressed, code: ' TWO', partner: 'hotel ' };
  expect(dealPage.parse(stored)).toMatchObject({ value: { code: 'TWO', partner: 'hotel' } });
  expect(dealPage.parse({ ...stored, code: 'DVĚ' })).toMatchObject({ value: { code: null } });
});
