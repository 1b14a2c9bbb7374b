import { expect, it } from 'vitest';
import { missingSlugs } from './missing-slugs.ts';

it('makes slugs for the languages with a title and without a slug', () => {
  const titles = { en: 'Malt walk', cs: 'Sladová procházka', de: ' ' };
  expect(missingSlugs(titles, { en: 'malt-tour' }, [])).toEqual({ cs: 'sladova-prochazka' });
});

it('makes slugs that differ from those of other documents in the same language', () => {
  const others = [{ en: 'Malt-walk' }, null, { cs: 'malt-walk-2' }];
  expect(missingSlugs({ en: 'Malt walk' }, {}, others)).toEqual({ en: 'malt-walk-2' });
});
