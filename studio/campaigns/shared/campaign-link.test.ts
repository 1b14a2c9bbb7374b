import { expect, it } from 'vitest';
import { hasPublishedAddresses, readCampaignLink } from './campaign-link.ts';

const published = {
  name: 'Flyer',
  page: { _type: 'reference', _ref: 'deal-a' },
  languages: ['en'],
  ref: 'hotel',
  dsc: 'VAULT10',
};

const isPublished = (draft: object) =>
  hasPublishedAddresses(readCampaignLink({ ...published, ...draft }), published);

it.each([
  ['nothing', {}],
  ['its name and its days', { name: 'Poster', validFrom: '2026-12-01' }],
  ['a language', { languages: ['en', 'cs'] }],
  ['capital letters of its codes', { ref: 'Hotel', dsc: 'vault10' }],
])('the addresses of a link are public if its draft changes %s', (_, draft) => {
  expect(isPublished(draft)).toBe(true);
});

it.each([
  ['its page', { page: { _type: 'reference', _ref: 'deal-b' } }],
  ['its referral code', { ref: 'hotel-b' }],
  ['its discount code', { dsc: 'VAULT20' }],
  ['that it has a discount code', { dsc: undefined }],
])('the addresses of a link are not public yet if its draft changes %s', (_, draft) => {
  expect(isPublished(draft)).toBe(false);
});

it('the addresses of a link that was never published are not public', () => {
  expect(hasPublishedAddresses(readCampaignLink(published), null)).toBe(false);
});
