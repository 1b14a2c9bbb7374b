import { expect, it } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { transformPublished } from './transform-published.ts';

const earlier = { _key: 'en-first', _type: 'previousSlug', language: 'en', slug: 'first' };
const deal = (en: string, more = {}) => ({ _id: 'a', _type: 'deal', slug: { en }, ...more });
const slugsOf = ({ previousSlugs }: JsonRecord) =>
  Array.isArray(previousSlugs) ? previousSlugs.map(({ slug }) => slug) : previousSlugs;

it('keeps previous slugs when a document is replaced without them', () => {
  const previous = deal('second', { previousSlugs: [earlier] });
  expect(slugsOf(transformPublished(previous, deal('second')))).toEqual(['first']);
  expect(slugsOf(transformPublished(previous, deal('third')))).toEqual(['first', 'second']);
});

it('keeps previous slugs when an older revision is published', () => {
  const a = deal('a');
  const b = transformPublished(a, deal('b'));
  const c = transformPublished(b, { ...b, slug: { en: 'c' } });
  const d = transformPublished(c, { ...c, slug: { en: 'd' } });
  expect(slugsOf(transformPublished(d, b))).toEqual(['a', 'c', 'd']);
  expect(slugsOf(transformPublished(d, a))).toEqual(['b', 'c', 'd']);
  const renamed = { ...b, slug: { en: 'e' } };
  expect(slugsOf(transformPublished(d, renamed))).toEqual(['a', 'b', 'c', 'd']);
});

it('lets an editor remove a previous slug', () => {
  const previous = deal('second', { previousSlugs: [earlier] });
  const next = deal('second', { previousSlugs: [] });
  expect(transformPublished(previous, next)).toBe(next);
});
