import { expect, it } from 'vitest';
import { copiesOf, copySources } from './copies.ts';

const blocks = [{ _key: 'x', _type: 'block', children: [{ text: 'Two cellos.' }] }];
const document = {
  title: { _type: 'localizedString', en: 'Concert', de: 'Konzert' },
  slug: { _type: 'localizedSlug', en: 'concert' },
  sections: [{ _key: 'a', body: { _type: 'localizedRichText', en: blocks } }],
  note: { _type: 'localizedText', cs: 'Jen česky' },
};

it('fills what is empty with another language, formatted text included, but no slugs', () => {
  const copies = copiesOf(document, { from: 'en', to: 'de' });
  expect(copies).toEqual([
    {
      path: ['sections', { _key: 'a' }, 'body', 'de'],
      value: blocks,
      languages: { _type: 'localizedRichText', en: blocks, de: blocks },
    },
  ]);
});

it('names the languages from which something can be copied', () => {
  expect(copySources(document, 'de')).toEqual(['en', 'cs']);
  expect(copySources(document, 'en')).toEqual(['cs']);
  expect(copySources(document, 'it')).toEqual(['en', 'cs', 'de']);
});
