import { expect, it } from 'vitest';
import { confirmTranslations, keepTranslatedFrom } from '../../content/publish/translated-from.ts';
import { markCopies } from '../../content/schema/values/copied-texts.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { languageMarks } from './language-marks.ts';

const text = (languages: Record<string, unknown>) => ({ _type: 'localizedText', ...languages });
const all = { en: 'Tapping', cs: 'Naražení', de: 'Anstich', it: 'Spillatura' };

const marks = (document: JsonRecord, published: JsonRecord | null = null) =>
  Object.fromEntries(
    languageMarks(document, published).map(({ language, mark, count }) => [
      language,
      count > 0 ? `${mark} ${count}` : mark,
    ]),
  );
const complete = { en: 'complete', cs: 'complete', de: 'complete', it: 'complete' };

it('a document with every text in every language is complete', () => {
  expect(marks({ title: text(all) })).toEqual(complete);
});

it('a text that there is in English is missing in a language without it, at any depth', () => {
  const block = (children: string) => [{ _type: 'block', children: [{ text: children }] }];
  const document = {
    title: text({ ...all, it: ' ' }),
    sections: [{ _key: 'a', body: text({ en: block('Ale'), cs: block('Pivo'), it: [] }) }],
  };
  expect(marks(document)).toEqual({ ...complete, de: 'missing 1', it: 'missing 2' });
});

it('a text without English is missing nowhere', () => {
  expect(marks({ note: text({}), title: text(all) })).toEqual(complete);
});

it('a long text that equals the English is missing, a name is not', () => {
  const long = 'Roast goose, two cabbages, two dumplings and a dark lager.';
  const document = { a: text({ ...all, de: all.en }), b: text({ ...all, en: long, cs: long }) };
  expect(marks(document)).toEqual({ ...complete, cs: 'missing 1' });
});

it('required texts that are absent are missing in every language that is offered', () => {
  const event = {
    _type: 'event',
    languages: ['en', 'de'],
    title: text({ en: 'Tapping', de: 'Anstich' }),
    slug: { _type: 'localizedSlug', en: 'tapping', de: 'anstich' },
  };
  expect(marks(event)).toEqual({
    en: 'missing 3',
    de: 'missing 3',
    cs: 'not-offered',
    it: 'not-offered',
  });
});

it('a page needs no slug', () => {
  const texts = { title: text(all), seo: { title: text(all), description: text(all) } };
  expect(marks({ _type: 'page', ...texts })).toEqual(complete);
  const slug = { _type: 'localizedSlug', en: 'tapping' };
  expect(marks({ _type: 'page', slug, ...texts })).toEqual(complete);
});

it('a text in another language only is missing in English, unless it may lack it', () => {
  const czech = text({ cs: 'Naražení' });
  expect(marks({ _type: 'gallery', title: text(all), note: czech })).toEqual(complete);
  expect(marks({ _type: 'faqEntry', question: czech, answer: text(all) })).toMatchObject({
    en: 'missing 1',
    cs: 'complete',
  });
  expect(marks({ _type: 'announcement', text: czech })).toEqual(complete);
});

it('languages are changed since the English until they are changed, too', () => {
  const document = { title: text({ ...all, en: 'First tapping', cs: 'První naražení' }) };
  expect(marks(document, { title: text(all) })).toEqual({
    ...complete,
    de: 'changed 1',
    it: 'changed 1',
  });
});

it('they stay so after publishing, and beside a later change', () => {
  const published = { title: text(all), note: text(all) };
  const draft = { ...published, title: text({ ...all, en: 'First tapping' }) };
  const stored = keepTranslatedFrom(published, draft);
  const older = { ...complete, cs: 'changed 1', de: 'changed 1', it: 'changed 1' };
  expect(marks(stored, stored)).toEqual(older);
  const later = { ...stored, note: text({ ...all, en: 'Ale', cs: 'Pivo' }) };
  expect(marks(later, stored)).toEqual({ ...older, de: 'changed 2', it: 'changed 2' });
});

it('texts are compared by the keys of their items', () => {
  const card = (_key: string, en: string) => ({ _key, title: text({ ...all, en }) });
  const published = { cards: [card('a', 'One'), card('b', 'Two')] };
  expect(marks({ cards: [card('b', 'Two'), card('a', 'One')] }, published)).toEqual(complete);
});

it('languages that the document does not list are not offered', () => {
  const document = { languages: ['en', 'cs'], title: text({ en: 'Talk', cs: 'Přednáška' }) };
  expect(marks(document)).toEqual({ ...complete, de: 'not-offered', it: 'not-offered' });
});

it('a copied name is missing until it is changed or confirmed, also after publishing', () => {
  const title = text({ ...all, de: all.en });
  const copied = { title, translatedFrom: markCopies({ title }, 'de', [title]) };
  const missing = { ...complete, de: 'missing 1' };
  expect(marks({ title })).toEqual(complete);
  expect(marks(copied)).toEqual(missing);
  const published = keepTranslatedFrom(null, copied);
  expect(marks(published, published)).toEqual(missing);
  expect(marks({ ...published, title: text(all) }, published)).toEqual(complete);
  const translatedFrom = confirmTranslations(published, published, 'de');
  expect(marks({ ...published, translatedFrom }, published)).toEqual(complete);
});

it.each(['copied', 'typed'])(
  'a long name that was %s counts as missing until it is confirmed, also after publishing',
  (how) => {
    const name = 'Josef Groll Memorial Brass Band of Vilshofen';
    const title = text({ ...all, en: name, de: name });
    const marked = how === 'copied' ? { translatedFrom: markCopies({}, 'de', [title]) } : {};
    const published = keepTranslatedFrom(null, { title, ...marked });
    expect(marks(published, published)).toEqual({ ...complete, de: 'missing 1' });
    const german = languageMarks(published, published).find(({ language }) => language === 'de');
    expect(german?.canBeConfirmed).toBe(true);
    const translatedFrom = confirmTranslations(published, published, 'de');
    const confirmed = keepTranslatedFrom(published, { ...published, translatedFrom });
    expect(marks(confirmed, confirmed)).toEqual(complete);
    const ofRelease = keepTranslatedFrom(confirmed, { title, note: text(all) });
    expect(marks(ofRelease, ofRelease)).toEqual(complete);
  },
);

it('a copy into English is missing there, and the original is not', () => {
  const original = 'Pečená husa, dvojí zelí, dvojí knedlík a tmavé pivo.';
  const czech = { cs: original, de: 'Gebratene Gans.', it: 'Oca arrosto.' };
  const note = text({ ...czech, en: original });
  const copied = { note, translatedFrom: markCopies({}, 'en', [note]) };
  expect(marks(copied)).toEqual({ ...complete, en: 'missing 1' });
  const published = keepTranslatedFrom(null, copied);
  expect(marks(published, published)).toEqual({ ...complete, en: 'missing 1' });
  const translated = { ...published, note: text({ ...czech, en: 'Roast goose.' }) };
  expect(marks(translated, published)).toEqual(complete);
});

it('a copy is missing also when its English is changed before it is published', () => {
  const title = text({ ...all, de: all.en });
  const translatedFrom = markCopies({}, 'de', [title]);
  const corrected = { title: text({ ...all, en: 'The tapping', de: all.en }), translatedFrom };
  const publicVersion = { title: text({ ...all, de: undefined }) };
  const missing = { de: 'missing 1' };
  expect(marks(corrected, publicVersion)).toMatchObject(missing);
  const stored = keepTranslatedFrom(publicVersion, corrected);
  expect(marks(stored, stored)).toMatchObject(missing);
  const translated = { ...stored, title: text({ ...all, en: 'The tapping' }) };
  expect(marks(translated, stored)).toMatchObject({ de: 'complete' });
  const confirmed = {
    ...stored,
    translatedFrom: confirmTranslations(stored, stored, 'de'),
  };
  expect(marks(confirmed, stored)).toMatchObject({ de: 'complete' });
  const changedAgain = { ...confirmed, title: text({ ...all, en: 'Tap!', de: all.en }) };
  expect(marks(changedAgain, stored)).toMatchObject({ de: 'changed 1' });
});

it('offers to copy every language with a text that is missing, where one is', () => {
  const document = {
    _type: 'gallery',
    languages: ['en', 'cs'],
    title: text({ en: 'Tapping' }),
    note: text({ cs: 'Jen česky' }),
  };
  const sources = languageMarks(document, null).map((state) => [state.language, state.copySources]);
  expect(Object.fromEntries(sources)).toEqual({
    en: [],
    cs: ['en'],
    de: ['en', 'cs'],
    it: ['en', 'cs'],
  });
});
