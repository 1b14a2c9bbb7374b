import { expect, it } from 'vitest';
import { aDataset, aPage, toLines } from '../testing/a-dataset.ts';
import { unknownTypes } from './unknown-types.ts';

it('finds sections that the site cannot render', () => {
  const dataset = aDataset([aPage('faq', [{ _type: 'heroSection' }, { _type: 'carousel' }])]);
  expect(toLines(unknownTypes(dataset))).toEqual([
    'error | page-faq | sections[1] | the schema has no "carousel" here',
  ]);
});

it('accepts the sections of the schema', () => {
  expect(unknownTypes(aDataset([aPage('faq', [{ _type: 'faqSection' }])]))).toEqual([]);
});
