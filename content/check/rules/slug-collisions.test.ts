import { describe, expect, it } from 'vitest';
import { aDataset, aDocument, anEvent, aPage, inAll, toLines } from '../testing/a-dataset.ts';
import { slugCollisions } from './slug-collisions.ts';

const tapping = anEvent('tapping');

describe('slugs', () => {
  it('collide within a type and a language, whatever their case', () => {
    const copy = anEvent('copy', { slug: { ...inAll((id) => `copy-${id}`), cs: 'Tapping-CS' } });
    expect(toLines(slugCollisions(aDataset([tapping, copy])))).toEqual([
      'error | event-copy | slug | cs | "Tapping-CS" leads to event-tapping',
    ]);
  });

  it('collide where one is English that stands in for another language', () => {
    const english = anEvent('quiet', { languages: ['en'], slug: { en: 'tapping-de' } });
    expect(toLines(slugCollisions(aDataset([tapping, english])))).toEqual([
      'error | event-quiet | slug | de | "tapping-de" leads to event-tapping',
    ]);
  });

  it('are reported once when two documents in English only collide', () => {
    const [one, two] = ['one', 'two'].map((name) =>
      anEvent(name, { languages: ['en'], slug: { en: 'same' } }),
    );
    const problems = one && two ? slugCollisions(aDataset([one, two])) : [];
    expect(toLines(problems)).toEqual([
      'error | event-two | slug | en | "same" leads to event-one',
    ]);
  });

  it('of old lead to the document that bears them today', () => {
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

  it('may be the same in several languages of a document, and in documents of other types', () => {
    const names = { languages: ['en', 'it'], slug: { en: 'swing', it: 'swing' } };
    const job = aDocument('jobPosting', 'swing', names);
    expect(slugCollisions(aDataset([tapping, anEvent('swing', names), job]))).toEqual([]);
  });
});
