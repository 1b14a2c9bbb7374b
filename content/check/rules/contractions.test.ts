import { expect, it } from 'vitest';
import { aDataset, aDocument, aLine, toLines } from '../testing/a-dataset.ts';
import { contractions } from './contractions.ts';

const problems = (name: string) =>
  toLines(contractions(aDataset([aDocument('page', name, { title: aLine('We do not.') })])));

it('finds stiff English, but not on the legal pages', () => {
  expect(problems('home')).toEqual([
    'warning | page-home | title | en | contract “do not”: “We do not.”',
  ]);
  expect(problems('terms')).toEqual([]);
});
