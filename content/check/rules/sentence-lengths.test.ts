import { expect, it } from 'vitest';
import { aDataset, aDocument, aLine, toLines } from '../testing/a-dataset.ts';
import { sentenceLengths } from './sentence-lengths.ts';

const long = Array.from({ length: 40 }, () => 'word').join(' ');
const problems = (name: string) =>
  toLines(sentenceLengths(aDataset([aDocument('page', name, { title: aLine(long) })])));

it('finds long sentences in every language, but not on the legal pages', () => {
  expect(problems('home')).toHaveLength(4);
  expect(problems('home')[0]).toBe(
    'warning | page-home | title | en | a sentence has 40 words: “word word word word …”',
  );
  expect(problems('terms')).toEqual([]);
});
