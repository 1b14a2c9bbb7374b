import { expect, it } from 'vitest';
import { missingSlugs } from './missing-slugs.ts';

it('makes slugs for the languages with a title and without a slug', () => {
  const titles = { en: 'Malt walk', cs: 'Sladová procházka', de: ' ' };
  expect(missingSlugs(titles, { en: 'malt-tour' }, [])).toEqual({ cs: 'sladova-prochazka' });
});

it('makes slugs that differ from those of other documents in the same language', () => {
  const others = [{ en: 'Malt-walk' }, null, { cs: 'malt-walk-2' }];
  const titles = { en: 'Malt walk', cs: 'Malt walk' };
  expect(missingSlugs(titles, {}, others)).toEqual({ en: 'malt-walk-2', cs: 'malt-walk-3' });
});

it('makes slugs that differ from those under which other documents are found', () => {
  const english = [{ en: 'malt-walk' }];
  expect(missingSlugs({ cs: 'Malt walk' }, {}, english)).toEqual({ cs: 'malt-walk-2' });
  const german = [{ en: 'tour', de: 'malt-walk' }];
  expect(missingSlugs({ en: 'Malt walk' }, {}, german)).toEqual({ en: 'malt-walk-2' });
  const translated = { en: 'Malt walk', de: 'Malzweg' };
  expect(missingSlugs(translated, {}, german)).toEqual({ en: 'malt-walk', de: 'malzweg' });
});
