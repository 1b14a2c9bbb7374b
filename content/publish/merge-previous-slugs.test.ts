import { expect, it } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { mergePreviousSlugs } from './merge-previous-slugs.ts';

const deal = (en: string, ...earlier: string[]) => ({
  _type: 'deal',
  slug: { en },
  ...(earlier.length > 0
    ? { previousSlugs: earlier.map((slug) => ({ language: 'en', slug })) }
    : {}),
});

const merged = (previous: JsonRecord, next: JsonRecord) => {
  const { previousSlugs } = mergePreviousSlugs(previous, next);
  return Array.isArray(previousSlugs) ? previousSlugs.map(({ slug }) => slug) : previousSlugs;
};

it('keeps the published previous slugs, after those of the file', () => {
  expect(merged(deal('now', 'second'), deal('now', 'first'))).toEqual(['first', 'second']);
});

it('keeps them when the slug changes too, each once and without the current one', () => {
  const previous = deal('now', 'first', 'second');
  expect(merged(previous, deal('second', 'first'))).toEqual(['first', 'now']);
});

it('returns the same object if nothing is published, or without previous slugs', () => {
  const next = deal('now', 'first');
  expect(mergePreviousSlugs(null, next)).toBe(next);
  expect(mergePreviousSlugs(deal('now'), next)).toBe(next);
});

it('ignores malformed lists', () => {
  expect(merged({ ...deal('old'), previousSlugs: [null, 7] }, deal('now'))).toEqual(['old']);
  expect(merged({ ...deal('old'), previousSlugs: 'x' }, deal('old'))).toBeUndefined();
});
