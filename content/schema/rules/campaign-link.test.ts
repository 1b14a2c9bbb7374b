import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { keepsCode, someCode, uniqueCampaignLink } from './campaign-link.ts';
import { codeInUse, enterSomeCode, sameCampaignLink } from './messages.ts';

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

const deal = { _id: 'deal-a', _type: 'deal', code: 'VAULT10', partner: 'hotel' };

/** Validates a code of a draft of the flyer, which is published beside other documents. */
function validateCode(
  field: 'ref' | 'dsc',
  value: unknown,
  others: (typeof flyer | typeof deal)[],
) {
  const draft = { ...flyer, _id: 'drafts.flyer', [field]: value };
  const { context } = validationContext([flyer, draft, ...others], draft);
  return keepsCode(field)(value, context);
}

it.each([
  ['ref', 'hotel-b', 'hotel'],
  ['ref', undefined, 'hotel'],
  ['dsc', 'VAULT20', 'VAULT10'],
] as const)('warns that a published %s that becomes %s is no longer counted', async (...row) => {
  const [field, value, code] = row;
  expect(await validateCode(field, value, [])).toBe(codeInUse(code));
});

it.each([
  ['is the published one in another case', 'ref', 'Hotel', []],
  ['replaces one that another link has', 'ref', 'hotel-b', [{ ...flyer, _id: 'poster' }]],
  ['replaces that of the partner of a deal', 'ref', 'hotel-b', [deal]],
  ['replaces that of a deal', 'dsc', undefined, [deal]],
] as const)('does not warn about a code that %s', async (_, field, value, others) => {
  expect(await validateCode(field, value, [...others])).toBe(true);
});

it('does not warn about the codes of a link that is not published, or has not changed', async () => {
  const isSilent = async (document: typeof flyer, dataset: readonly (typeof flyer)[]) =>
    keepsCode('ref')(document.ref, validationContext(dataset, document).context);
  const draft = { ...flyer, _id: 'drafts.flyer', ref: 'hotel-b' };
  expect(await isSilent(draft, [draft])).toBe(true);
  expect(await isSilent(flyer, [flyer])).toBe(true);
});
