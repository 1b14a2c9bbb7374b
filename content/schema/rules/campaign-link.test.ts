import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { someCode, uniqueCampaignLink } from './campaign-link.ts';
import { enterSomeCode, sameCampaignLink } from './messages.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const flyer = {
  _id: 'flyer',
  _type: 'campaignLink',
  name: 'Flyer',
  page: reference('deal-a'),
  ref: 'hotel',
  dsc: 'VAULT10',
};

/**
 * Validates the page of a link beside the flyer, whose code ends in a space, the flyer's draft and a copy
 * of the flyer that is not published.
 */
function validate(fields: JsonRecord) {
  const document = { ...flyer, _id: 'drafts.other', ...fields };
  const stored = { ...flyer, dsc: 'VAULT10 ' };
  const drafts = ['drafts.flyer', 'drafts.copy'].map((_id) => ({ ...stored, _id }));
  const dataset = [stored, ...drafts, document];
  const { context } = validationContext(dataset, document);
  return uniqueCampaignLink(document.page, context);
}

it.each([
  ['the same codes', {}],
  ['the same codes in another case', { ref: 'Hotel', dsc: 'vault10 ' }],
])('rejects a page to which another link leads with %s', async (_, fields) => {
  expect(await validate(fields)).toBe(sameCampaignLink('Flyer'));
});

it.each([
  ['the link itself', { _id: 'drafts.flyer' }],
  ['the link itself as it is published', { _id: 'flyer' }],
  ['another page', { page: reference('deal-b') }],
  ['another referral code', { ref: 'tram' }],
  ['one of the codes', { dsc: undefined }],
  ['no codes yet', { ref: '', dsc: undefined }],
  ['no page yet', { page: undefined }],
])('accepts %s', async (_, fields) => {
  expect(await validate(fields)).toBe(true);
});

it('a link needs a referral code or a discount code', () => {
  const withDiscount = (dsc: unknown) => ({ document: { _id: 'a', _type: 'campaignLink', dsc } });
  expect(someCode('hotel', withDiscount(undefined))).toBe(true);
  expect(someCode(undefined, withDiscount('VAULT10'))).toBe(true);
  expect(someCode(undefined, withDiscount('VAULT 10'))).toBe(enterSomeCode);
  expect(someCode('', withDiscount(undefined))).toBe(enterSomeCode);
});
