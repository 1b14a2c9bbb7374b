import { expect, it } from 'vitest';
import { copiesOfEnglish } from './copies-of-english.ts';

it('fills what is empty with the English, formatted text included', () => {
  const blocks = [{ _key: 'x', _type: 'block', children: [{ text: 'Two cellos.' }] }];
  const document = {
    title: { _type: 'localizedString', en: 'Concert', de: 'Konzert' },
    sections: [{ _key: 'a', body: { _type: 'localizedRichText', en: blocks } }],
    note: { _type: 'localizedText', cs: 'Jen česky' },
  };
  expect(copiesOfEnglish(document, 'de')).toEqual([
    { path: ['sections', { _key: 'a' }, 'body', 'de'], value: blocks },
  ]);
});

it('does not copy slugs', () => {
  expect(copiesOfEnglish({ slug: { _type: 'localizedSlug', en: 'concert' } }, 'cs')).toEqual([]);
});
