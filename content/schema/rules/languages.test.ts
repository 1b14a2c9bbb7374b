import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { markCopies } from '../values/copied-texts.ts';
import { translated } from './languages.ts';
import { notTranslated } from './messages.ts';

const line = (texts: JsonRecord) => ({ _type: 'localizedString', ...texts });
const event = {
  _type: 'event',
  languages: ['en', 'de'],
  title: line({ en: 'Night', de: 'Nacht' }),
  slug: { _type: 'localizedSlug', en: 'night', de: 'nacht' },
  seo: { title: line({ en: 'Night', de: 'Nacht' }) },
};
const schema = {
  get: () => ({ fields: [{ name: 'seo', type: { title: 'Search and sharing' } }] }),
};
const warnings = (fields: JsonRecord) =>
  translated(undefined, { document: { ...event, ...fields }, schema });

it('warns about nothing where each chosen language has every text', () => {
  expect(warnings({})).toBe(true);
  expect(warnings({ note: line({ cs: 'Jen česky' }) })).toBe(true);
});

it('names the fields in which chosen languages lack a text', () => {
  const untranslated = {
    languages: ['en', 'de', 'it'],
    title: line({ en: 'Night', de: 'Nacht', it: 'Notte' }),
    slug: { _type: 'localizedSlug', en: 'night', de: ' ' },
    seo: { title: line({ en: 'Night', it: 'Notte' }), description: line({ en: 'A night' }) },
  };
  expect(warnings(untranslated)).toBe(
    [
      notTranslated('Deutsch', ['slug', 'Search and sharing']),
      notTranslated('Italiano', ['slug', 'Search and sharing']),
    ].join(' '),
  );
});

it('names the fields with a text that was copied, until it is translated', () => {
  const seo = { title: line({ en: 'Night', de: 'Night' }) };
  const translatedFrom = markCopies(event, 'de', [seo.title]);
  expect(warnings({ seo, translatedFrom })).toBe(notTranslated('Deutsch', ['Search and sharing']));
  expect(warnings({ translatedFrom })).toBe(true);
});

it('demands neither slugs of pages nor alternative texts', () => {
  const page = {
    _type: 'page',
    languages: ['en', 'cs'],
    slug: { _type: 'localizedSlug', en: 'home' },
    picture: { alt: line({ en: 'Casks' }) },
  };
  expect(translated(undefined, { document: page, schema })).toBe(true);
});
