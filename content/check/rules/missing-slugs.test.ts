import { expect, it } from 'vitest';
import { aDataset, anEvent, aPage, inAll, toLines } from '../testing/a-dataset.ts';
import { missingSlugs } from './missing-slugs.ts';

it('finds the languages of a document without a slug', () => {
  const event = anEvent('tapping', { slug: { en: 'tapping', cs: 'narazeni', de: '' } });
  expect(toLines(missingSlugs(aDataset([event])))).toEqual([
    'error | event-tapping | slug | de | claims this language without a slug',
    'error | event-tapping | slug | it | claims this language without a slug',
  ]);
});

it('requires no slug in other languages, nor for the home page', () => {
  const quiet = anEvent('quiet', { languages: ['en'], slug: { en: 'quiet' } });
  const home = aPage('home', [], { slug: inAll(() => '') });
  expect(missingSlugs(aDataset([quiet, home]))).toEqual([]);
});
