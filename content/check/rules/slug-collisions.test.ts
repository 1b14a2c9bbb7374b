import { describe, expect, it } from 'vitest';
import { aDataset, aDocument, anEvent, aPage, inAll, toLines } from '../testing/a-dataset.ts';
import { slugCollisions } from './slug-collisions.ts';

const tapping = anEvent('tapping');

describe('slugs', () => {
  it('collide within a type and a language, ignoring case', () => {
    const copy = anEvent('copy', { slug: { ...inAll((id) => `copy-${id}`), cs: 'Tapping-CS' } });
    expect(toLines(slugCollisions(aDataset([tapping, copy])))).toEqual([
      'error | event-copy | slug | cs | "Tapping-CS" leads to event-tapping',
    ]);
  });

  it('collide if one is an English fallback in another language', () => {
    const english = anEvent('quiet', { languages: ['en'], slug: { en: 'tapping-de' } });
    expect(toLines(slugCollisions(aDataset([tapping, english])))).toEqual([
      'error | event-quiet | slug | de | "tapping-de" leads to event-tapping',
    ]);
  });

  it('are reported once if two English-only documents collide', () => {
    const [one, two] = ['one', 'two'].map((name) =>
      anEvent(name, { languages: ['en'], slug: { en: 'same' } }),
    );
    const problems = one && two ? slugCollisions(aDataset([one, two])) : [];
    expect(toLines(problems)).toEqual([
      'error | event-two | slug | en | "same" leads to event-one',
    ]);
  });

  it('that are previous slugs yield to the document with the current slug', () => {
    const moved = anEvent('moved', {
      previousSlugs: [
        { language: 'en', slug: 'tapping-en' },
        { language: 'en', slug: 'long-ago' },
      ],
    });
    expect(toLines(slugCollisions(aDataset([tapping, moved])))).toEqual([
      'warning | event-moved | previousSlugs[0] | en | "tapping-en" leads to event-tapping',
    ]);
  });

  it('that several documents had lead to the one that was created last', () => {
    const previousSlugs = [{ language: 'en', slug: 'market' }];
    const markets = ['last-year', 'this-year'].map((name) => anEvent(name, { previousSlugs }));
    expect(toLines(slugCollisions(aDataset(markets)))).toEqual([
      'warning | event-last-year | previousSlugs[0] | en | "market" leads to event-this-year',
    ]);
  });

  it('collide between pages', () => {
    const slug = { ...inAll((id) => `contact-${id}`) };
    const pages = [
      aPage('contact', [], { slug }),
      aPage('copy', [], { slug: { it: 'contact-it' } }),
    ];
    expect(toLines(slugCollisions(aDataset(pages)))).toEqual([
      'error | page-copy | slug | it | "contact-it" leads to page-contact',
    ]);
  });

  it('may be equal in several languages of a document, and in other types', () => {
    const names = { languages: ['en', 'it'], slug: { en: 'swing', it: 'swing' } };
    const job = aDocument('jobPosting', 'swing', names);
    expect(slugCollisions(aDataset([tapping, anEvent('swing', names), job]))).toEqual([]);
  });
});
