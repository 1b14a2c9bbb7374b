import { expect, it } from 'vitest';
import { longSentences } from './sentence-lengths.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('finds sentences of 35 words and more', () => {
  expect(longSentences(`Short. First ${words(34)}.`, 'en')).toEqual([
    'a sentence has 35 words: “First word word word …”',
  ]);
  expect(longSentences(`First ${words(33)}.`, 'en')).toEqual([]);
});

it('separates sentences before numbers and quotation marks', () => {
  expect(longSentences(`A ${words(20)}. 1911 ${words(20)}! “B ${words(20)}.” C`, 'en')).toEqual([]);
});

it('separates sentences after a word of one letter', () => {
  expect(
    longSentences(`A ${words(20)} non c’è. Linka ${words(20)} a B. ${words(5)}`, 'it'),
  ).toEqual([]);
});

it('does not separate abbreviations and dates', () => {
  expect(longSentences(`A ${words(20)} am 5.\u00a0Mai z. B. ${words(20)}.`, 'de')).toHaveLength(1);
});

it('does not count dashes', () => {
  expect(longSentences(`First ${words(33)} – .`, 'en')).toEqual([]);
});
