import { expect, it } from 'vitest';
import { dealCodes } from '../deal/deal.query.ts';
import { campaignLinks } from './campaign-link.query.ts';

it('a campaign link has the codes that links can carry, at least one', () => {
  const stored = [
    { _id: 'both', ref: 'hotel', dsc: 'VAULT10' },
    { _id: 'one', ref: 'a b', dsc: 'VAULT10' },
    { _id: 'none', ref: 'a b', dsc: null },
  ];
  expect(campaignLinks.parse(stored)).toMatchObject({
    value: [
      { _id: 'both', ref: 'hotel', dsc: 'VAULT10' },
      { _id: 'one', ref: null, dsc: 'VAULT10' },
    ],
    problems: [{ id: 'none', field: 'ref' }],
  });
});

it('a deal with a code that links cannot carry is not reported: its page shows it', () => {
  const stored = [{ _id: 'deal', ref: null, dsc: 'WINTER 10' }];
  expect(dealCodes.parse(stored)).toMatchObject({
    value: [{ _id: 'deal', ref: null, dsc: null }],
    problems: [],
  });
});
