import { expect, it } from 'vitest';
import { linksFromElsewhere } from './links-from-elsewhere.ts';

const from = (...ids: readonly string[]) =>
  linksFromElsewhere(
    ids.map((_id) => ({ _id, _type: 'deal' })),
    'drafts.deal-winter',
  ).map(({ _id }) => _id);

it('links of the document itself, its draft and its versions do not count', () => {
  expect(from('deal-winter', 'drafts.deal-winter', 'versions.rSpring.deal-winter')).toEqual([]);
});

it('a document that links as published and as a draft counts once', () => {
  expect(from('drafts.page-deals', 'page-deals', 'drafts.deal-new')).toEqual([
    'page-deals',
    'drafts.deal-new',
  ]);
});

it('a version in a release counts by itself', () => {
  const ids = ['page-deals', 'versions.rMay.page-deals', 'versions.rSpring.page-deals'];
  expect(from(...ids)).toEqual(ids);
});
