import { expect, it } from 'vitest';
import { findDocument } from './find-document.ts';
import type { SluggedDocument } from './slug-index.ts';

/** Returns an event that had the slug `market` in English, and in German as `markt`. */
const market = (id: string): SluggedDocument => ({
  id,
  route: 'event',
  slugs: { en: id },
  previous: [
    { locale: 'en', slug: 'market' },
    { locale: 'de', slug: 'markt' },
  ],
});

const lastYear = market('market-2025');
const thisYear = market('market-2026');
const index = { documents: [lastYear, thisYear], redirects: [] };

it('of several documents with a previous slug finds the one created last', () => {
  expect(findDocument(index, 'event', 'en', 'Market')).toBe(thisYear);
  expect(findDocument(index, 'event', 'it', 'markt')).toBe(thisYear);
});

it('of documents with the slug now, finds the first one, whichever had it earlier', () => {
  const current = { ...market('copy'), slugs: { en: 'market' }, previous: [] };
  const documents = [current, lastYear, thisYear, { ...current, id: 'another' }];
  expect(findDocument({ ...index, documents }, 'event', 'en', 'market')).toBe(current);
});
