import { expect, it } from 'vitest';
import { locales } from '../../../lib/platform/i18n/locales.ts';
import { misusedWords, vocabulary } from './vocabulary.ts';

it('finds a word in any case and form, and names the one to use', () => {
  expect(misusedWords('Slots at the box office', 'en')).toEqual([
    '“box office” is not in the vocabulary; use “ticket desk”',
    '“Slots” is not in the vocabulary; use “time, tour”',
  ]);
});

it('finds whole words only', () => {
  expect(misusedWords('The whomever of Tourist', 'en')).toEqual([]);
  expect(misusedWords('Der Tourist schenkt aus', 'de')).toEqual([]);
});

it('finds a word with a capital letter only as written', () => {
  expect(misusedWords('Mit dem Lift', 'de')).toHaveLength(1);
  expect(misusedWords('liftet', 'de')).toEqual([]);
});

it('reads each language by its own words', () => {
  expect(misusedWords('Guide', 'de')).toEqual([]);
  expect(misusedWords('guide', 'cs')).toHaveLength(1);
});

it('has words for each thing once, and uses none that it rejects', () => {
  const things = vocabulary.map(({ thing }) => thing);
  expect(new Set(things).size).toBe(things.length);
  for (const entry of vocabulary) {
    for (const locale of locales) {
      expect(misusedWords(entry[locale].word, locale), entry.thing).toEqual([]);
    }
  }
});

it('rejects words for each thing in at least one language', () => {
  const idle = vocabulary.filter((entry) => locales.every((locale) => !entry[locale].not.length));
  expect(idle).toEqual([]);
});
