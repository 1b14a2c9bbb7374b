import { expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { aDataset, anEvent, toLines } from '../testing/a-dataset.ts';
import { seoLengths } from './seo-lengths.ts';

const problems = (title: JsonObject, description: JsonObject) =>
  toLines(seoLengths(aDataset([anEvent('tapping', { seo: { title, description } })])));

it('finds too long titles and too long or too short descriptions', () => {
  expect(
    problems({ en: 'a'.repeat(66), cs: 'ok' }, { cs: 'ž'.repeat(166), de: 'a'.repeat(69) }),
  ).toEqual([
    'warning | event-tapping | seo.title | en | has 66 characters; use at most 65',
    'warning | event-tapping | seo.description | cs | has 166 characters; use at most 165',
    'warning | event-tapping | seo.description | de | has 69 characters; use at least 70',
  ]);
});

it('counts characters, not code units, and ignores missing texts', () => {
  const description = { en: 'a'.repeat(70), it: '🍺'.repeat(165), de: '' };
  expect(problems({ en: '🍺'.repeat(65) }, description)).toEqual([]);
});
