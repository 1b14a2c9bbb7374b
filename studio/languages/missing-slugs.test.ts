import { expect, it } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { missingSlugs } from './missing-slugs.ts';
import { takenBy } from './taken-slugs.ts';

/** Other events, by their slugs. */
const taken = (...slugs: JsonRecord[]) =>
  takenBy(
    slugs.map((slug) => ({ slug })),
    'event',
  );

it('makes slugs for the languages with a title and without a slug', () => {
  const titles = { en: 'Malt walk', cs: 'Sladová procházka', de: ' ' };
  expect(missingSlugs(titles, { en: 'malt-tour' }, taken())).toEqual({ cs: 'sladova-prochazka' });
});

it('makes slugs that differ from those of other documents in the same language', () => {
  const others = taken({ en: 'Malt-walk' }, {}, { cs: 'malt-walk-2' });
  const titles = { en: 'Malt walk', cs: 'Malt walk' };
  expect(missingSlugs(titles, {}, others)).toEqual({ en: 'malt-walk-2', cs: 'malt-walk-3' });
});

it('makes slugs that differ from those under which other documents are found', () => {
  const english = taken({ en: 'malt-walk' });
  expect(missingSlugs({ cs: 'Malt walk' }, {}, english)).toEqual({ cs: 'malt-walk-2' });
  const german = taken({ en: 'tour', de: 'malt-walk' });
  expect(missingSlugs({ en: 'Malt walk' }, {}, german)).toEqual({ en: 'malt-walk-2' });
  const translated = { en: 'Malt walk', de: 'Malzweg' };
  expect(missingSlugs(translated, {}, german)).toEqual({ en: 'malt-walk', de: 'malzweg' });
});

it('makes slugs that differ from previous ones of other documents in the language', () => {
  const previousSlugs = [{ language: 'en', slug: 'Malt-walk' }];
  const titles = { en: 'Malt walk', cs: 'Malt walk' };
  const made = missingSlugs(titles, {}, takenBy([{ previousSlugs }], 'event'));
  expect(made).toEqual({ en: 'malt-walk-2', cs: 'malt-walk' });
});

it('makes slugs whose addresses are not redirected, in languages without a slug either', () => {
  const redirects = [
    { from: '/en/events/malt-walk/' },
    { from: '/de/veranstaltungen/malt-walk-2' },
  ];
  const titles = { en: 'Malt walk', cs: 'Malt walk' };
  const made = missingSlugs(titles, {}, takenBy(redirects, 'event'));
  expect(made).toEqual({ en: 'malt-walk-3', cs: 'malt-walk' });
  expect(missingSlugs(titles, {}, takenBy(redirects, 'deal')).en).toBe('malt-walk');
});
