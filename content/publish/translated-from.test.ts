import { expect, it } from 'vitest';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { markCopies } from '../schema/values/copied-texts.ts';
import {
  confirmTranslations,
  keepTranslatedFrom,
  olderTranslations,
  translatedFromChanges,
} from './translated-from.ts';

const text = (languages: JsonRecord) => ({ _type: 'localizedText', ...languages });
const first = { en: 'Tapping', cs: 'Naražení', de: 'Anstich' };
const faq = (languages: JsonRecord, more: JsonRecord = {}): JsonRecord => ({
  _type: 'faqEntry',
  question: text(languages),
  ...more,
});

const older = (previous: JsonRecord | null, next: JsonRecord) =>
  olderTranslations(previous, next).map(({ language }) => language);

/** Publishes versions one after the other, as the content service does; returns the last one. */
function published(...versions: ((document: JsonRecord) => JsonRecord)[]): JsonRecord {
  return versions.reduce<JsonRecord>(
    (document, change) => keepTranslatedFrom(document, change(document)),
    faq(first),
  );
}
const withTexts = (languages: JsonRecord) => (document: JsonRecord) => ({
  ...document,
  question: text(languages),
});
const confirmed = (language: Locale) => (document: JsonRecord) => ({
  ...document,
  translatedFrom: confirmTranslations(document, document, language),
});

it('a translation is older when only the English changes, and stays so after publishing', () => {
  const next = faq({ ...first, en: 'First tapping', cs: 'První naražení' });
  expect(older(faq(first), next)).toEqual(['de']);
  const stored = published(() => next);
  expect(older(stored, stored)).toEqual(['de']);
  const again = published(() => next, withTexts({ ...first, en: 'The first', cs: 'Nic' }));
  expect(older(again, again)).toEqual(['de']);
});

it('it is up to date when it changes, or when the English is what it was before', () => {
  const changed = withTexts({ ...first, en: 'First tapping' });
  const translated = withTexts({ en: 'First tapping', cs: 'První naražení', de: 'Fassanstich' });
  const done = published(changed, translated);
  expect(older(done, done)).toEqual([]);
  const undone = published(changed, withTexts(first));
  expect(older(undone, undone)).toEqual([]);
  expect(undone).toEqual(faq(first, { translatedFrom: [] }));
});

it('an editor confirms a language, before and after the English is published', () => {
  const next = withTexts({ ...first, en: 'First tapping' });
  const after = published(next, confirmed('de'));
  expect(older(after, after)).toEqual(['cs']);
  const draft = next(faq(first));
  const checked = {
    ...draft,
    translatedFrom: confirmTranslations(faq(first), draft, 'cs'),
  };
  expect(older(faq(first), checked)).toEqual(['de']);
  const stored = keepTranslatedFrom(faq(first), checked);
  expect(older(stored, stored)).toEqual(['de']);
  const later = keepTranslatedFrom(stored, withTexts({ ...first, en: 'Later' })(stored));
  expect(older(later, later)).toEqual(['cs', 'de']);
});

it('an older version, such as that of a release, does not undo what was confirmed', () => {
  const next = withTexts({ ...first, en: 'First tapping' });
  const release = { ...published(next), order: 2 };
  const stored = published(next, confirmed('de'));
  expect(older(stored, release)).toEqual(['cs']);
  const after = keepTranslatedFrom(stored, release);
  expect(after).toEqual({ ...stored, order: 2 });
  const later = withTexts({ ...first, en: 'Later' })(release);
  expect(older(stored, later)).toEqual(['cs', 'de']);
  const changed = keepTranslatedFrom(stored, later);
  expect(older(changed, next(changed))).toEqual(['cs']);
});

it('an older version does not mark a confirmed text as a copy again, in whichever field it is', () => {
  const copied = { en: 'Tapping', cs: 'Naražení', de: 'Tapping' };
  const release = faq(copied, { translatedFrom: markCopies({}, 'de', [copied]) });
  expect(older(null, release)).toEqual(['de']);
  const stored = keepTranslatedFrom(release, confirmed('de')(release));
  expect(stored.translatedFrom).toEqual([]);
  expect(older(stored, release)).toEqual([]);
  expect(older(stored, { ...release, question: undefined, answer: text(copied) })).toEqual([]);
});

it('a version without entries keeps copies, a text that is copied again is one', () => {
  const copied = { en: 'Tapping', de: 'Tapping' };
  const translatedFrom = markCopies({}, 'de', [copied]);
  const stored = keepTranslatedFrom(null, faq(copied, { translatedFrom }));
  expect(keepTranslatedFrom(stored, faq(copied))).toEqual(stored);
  const checked = confirmed('de')(stored);
  expect(older(stored, checked)).toEqual([]);
  const again = { ...checked, translatedFrom: markCopies(checked, 'de', [copied]) };
  expect(older(stored, again)).toEqual(['de']);
});

it('texts are compared by the keys of their items, and recognised wherever they are', () => {
  const item = (_key: string, languages: JsonRecord) => ({ _key, title: text(languages) });
  const other = { en: 'Malt', cs: 'Slad' };
  const before = { items: [item('a', first), item('b', other)] };
  const sorted = { items: [item('b', other), item('a', first)] };
  expect(older(before, sorted)).toEqual([]);
  const next = { items: [item('b', { ...other, en: 'Barley malt' }), item('a', first)] };
  expect(older(before, next)).toEqual(['cs']);
  const stored = keepTranslatedFrom(before, next);
  const imported = { ...stored, items: [item('1', { ...other, en: 'Barley malt' })] };
  expect(older(null, imported)).toEqual(['cs']);
});

it('a version without entries, such as a file of the dataset, keeps them', () => {
  const changed = { ...first, en: 'First tapping' };
  const stored = published(withTexts(changed));
  const replaced = keepTranslatedFrom(stored, faq(changed));
  expect(replaced).toEqual(stored);
});

it('what is new is not older, nor a slug, nor what had no English or no translation', () => {
  expect(older(null, faq(first))).toEqual([]);
  expect(older(faq({ ...first, en: '' }), faq(first))).toEqual([]);
  const slug = (en: string) => ({ slug: { _type: 'localizedSlug', en, de: 'anstich' } });
  expect(older(slug('tapping'), slug('first-tapping'))).toEqual([]);
  expect(older(faq({ en: 'Tapping' }), faq({ ...first, en: 'First tapping' }))).toEqual([]);
});

it('the same version is returned where nothing changes', () => {
  const next = faq({ ...first, de: 'Fassanstich' });
  expect(keepTranslatedFrom(faq(first), next)).toBe(next);
  expect(keepTranslatedFrom(null, next)).toBe(next);
  const stored = published(withTexts({ ...first, en: 'First tapping' }));
  expect(keepTranslatedFrom(stored, stored)).toBe(stored);
});

it.each(['none', 7, {}, [null, 7, {}, { texts: 'a' }]])('ignores malformed entries %j', (wrong) => {
  const next = faq(first, { translatedFrom: wrong });
  expect(keepTranslatedFrom(faq(first), next)).toBe(next);
});

/** Edits the version in a release step by step, as a form does over a hosted project. */
function editedInRelease(
  publicVersion: JsonRecord,
  ...changes: ((version: JsonRecord) => JsonRecord)[]
): JsonRecord {
  const own = new Map<string, string>();
  return changes.reduce<JsonRecord>((version, change) => {
    const changed = change(version);
    const entries = translatedFromChanges(publicVersion, changed, own);
    for (const { texts, english } of entries?.added ?? []) own.set(texts, english);
    const existing = Array.isArray(changed.translatedFrom) ? changed.translatedFrom : [];
    const remaining = existing.filter(({ _key }) => !entries?.removed.includes(_key));
    return entries ? { ...changed, translatedFrom: [...remaining, ...entries.added] } : changed;
  }, publicVersion);
}
const typed = ['F', 'Fi', 'First tapping'].map((en) => withTexts({ ...first, en }));
const confirmIn = (publicVersion: JsonRecord) => (version: JsonRecord) => ({
  ...version,
  translatedFrom: confirmTranslations(publicVersion, version, 'de'),
});

it('a version that is published as it is lists the older translations, as one with transforms does', () => {
  const released = editedInRelease(faq(first), ...typed);
  expect(released).toEqual(published(withTexts({ ...first, en: 'First tapping' })));
  expect(older(released, released)).toEqual(['cs', 'de']);
  expect(translatedFromChanges(faq(first), released, new Map())).toBeNull();
});

it('a version has no entry once its translations are changed, or its English is as before', () => {
  const translated = { en: 'First tapping', cs: 'První naražení', de: 'Erster Anstich' };
  const released = editedInRelease(faq(first), ...typed, withTexts(translated));
  expect(released.translatedFrom).toEqual([]);
  const undone = editedInRelease(faq(first), ...typed, withTexts(first));
  expect(undone.translatedFrom).toEqual([]);
});

it('what is confirmed in a version stays so after it is published as it is', () => {
  const released = editedInRelease(faq(first), ...typed, confirmIn(faq(first)));
  expect(older(faq(first), released)).toEqual(['cs']);
  expect(older(released, released)).toEqual(['cs']);
  const changed = editedInRelease(released, withTexts({ ...first, en: 'The first' }));
  expect(older(changed, changed)).toEqual(['cs', 'de']);
});

it('what is confirmed, or copied, in a version survives a character that is typed and removed', () => {
  const last = withTexts({ ...first, en: 'First tapping' });
  const slip = withTexts({ ...first, en: 'First tappings' });
  const released = editedInRelease(faq(first), ...typed, confirmIn(faq(first)), slip, last);
  expect(older(released, released)).toEqual(['cs']);
  const copied = { ...first, de: first.en };
  const copy = (version: JsonRecord) => ({
    ...withTexts(copied)(version),
    translatedFrom: markCopies(version, 'de', [copied]),
  });
  const mistyped = withTexts({ ...copied, de: 'Tappin' });
  const withCopy = editedInRelease(faq(first), copy, mistyped, withTexts(copied));
  expect(older(withCopy, withCopy)).toEqual(['de']);
});

it('a version that was made before an editor confirmed a translation does not undo that', () => {
  const before = published(withTexts({ ...first, en: 'First tapping' }));
  const version = { ...before };
  const publicVersion = keepTranslatedFrom(before, confirmIn(before)(before));
  expect(older(publicVersion, publicVersion)).toEqual(['cs']);
  const released = editedInRelease(publicVersion, () => version);
  expect(older(released, released)).toEqual(['cs']);
});

it('a copy in a version stays one when its English is corrected, and it is published', () => {
  const copied = { ...first, de: first.en };
  const copy = (version: JsonRecord) => ({
    ...withTexts(copied)(version),
    translatedFrom: markCopies(version, 'de', [copied]),
  });
  const correct = withTexts({ ...copied, en: 'The tapping' });
  const released = editedInRelease(faq({ ...first, de: undefined }), copy, correct);
  expect(older(released, released)).toEqual(['cs', 'de']);
});
