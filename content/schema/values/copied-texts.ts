import type { JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { locales } from './locales.ts';
import { type LocalizedValue, shownText } from './localized-values.ts';
import {
  type Entry,
  entriesOf,
  hashOf,
  hashOfTexts,
  type TranslatedFrom,
  textsByPlace,
  toTranslatedFrom,
  translatedValues,
} from './translated-from-entries.ts';

/** Marks a text that is a copy; other entries have the hash of the English text. */
const COPY = 'copy';

/**
 * Returns the entries of `translatedFrom` with which texts that were copied into a language have to be
 * translated, until they are changed, or an editor says that they are right.
 *
 * @param document the version that is edited
 * @param copied each of them, in all languages
 */
export function markCopies(
  document: JsonRecord,
  language: Locale,
  copied: readonly JsonRecord[],
): TranslatedFrom[] {
  const marked = copied.map((languages) => copyEntry(language, languages));
  return toTranslatedFrom([...entriesOf(document), ...marked]);
}

/** Returns the entry that marks the text in a language as a copy. */
export function copyEntry(language: Locale, languages: JsonRecord): Entry {
  return [hashOfCopy(language, languages), COPY];
}

/** Returns the entry that says that the text in a language is right, although it was copied. */
export function confirmedEntry(language: Locale, languages: JsonRecord): Entry {
  return [hashOfCopy(language, languages), hashOf(shownText(languages.en))];
}

/**
 * Returns a function that checks whether a text in a language was copied from another one, and has
 * neither been changed nor confirmed since. What the public version says of its texts counts unless
 * `next` confirms them: `next` may be of a release that was made before an editor confirmed them.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited, or to be published
 */
export function copiedTexts(
  previous: JsonRecord | null,
  next: JsonRecord,
): (value: LocalizedValue, language: Locale) => boolean {
  const [before, after] = [entriesOf(previous), entriesOf(next)];
  const isAnyMarked = [...before.values(), ...after.values()].includes(COPY);
  if (!isAnyMarked) return () => false;
  const isPublic = publicTexts(previous);
  return (value, language) => {
    const { languages, type } = value;
    if (type === 'localizedSlug' || shownText(languages[language]) === '') return false;
    const copy = hashOfCopy(language, languages);
    const edited = after.get(copy);
    if (isConfirmation(edited)) return false;
    return (isPublic(value, language) ? before.get(copy) : edited) === COPY;
  };
}

/** Returns a function that checks whether a text is public: at its place, or beside its English. */
function publicTexts(previous: JsonRecord | null) {
  const values = translatedValues(previous);
  const textsBefore = textsByPlace(values);
  const texts = new Set(
    values.flatMap(({ languages }) => locales.map(({ id }) => hashOfTexts(id, languages))),
  );
  return (value: LocalizedValue, language: Locale): boolean => {
    const { languages } = value;
    const isUnchanged = shownText(textsBefore(value)[language]) === shownText(languages[language]);
    return isUnchanged || texts.has(hashOfTexts(language, languages));
  };
}

/** Longer texts that equal those of another language are not translated; shorter ones may be names. */
const MAX_NAME_LENGTH = 40;

/** Whether the text in a language is that of another one, too, and longer than a name. */
export function isRepeated(language: Locale, languages: JsonRecord): boolean {
  const text = shownText(languages[language]);
  if (text.length <= MAX_NAME_LENGTH) return false;
  return locales.some(({ id }) => id !== language && shownText(languages[id]) === text);
}

/**
 * Returns the entries of a version, or else of the public one, with which editors have said that its
 * repeated texts are right: by nothing else is that known, so they stay.
 */
export function confirmedRepeats(previous: JsonRecord | null, next: JsonRecord): Entry[] {
  const entries = new Map([...entriesOf(previous), ...entriesOf(next)]);
  return translatedValues(next).flatMap(({ languages }) =>
    locales.flatMap(({ id }): Entry[] => {
      const copy = hashOfCopy(id, languages);
      const mark = entries.get(copy);
      return isConfirmation(mark) && isRepeated(id, languages) ? [[copy, mark]] : [];
    }),
  );
}

/** Returns a function that checks whether a version says that the text in a language is right. */
export function confirmedTexts(document: JsonRecord) {
  const entries = entriesOf(document);
  return ({ languages }: LocalizedValue, language: Locale): boolean =>
    isConfirmation(entries.get(hashOfCopy(language, languages)));
}

/** Whether the entry of a text that may be a copy says that it is right. */
function isConfirmation(mark: string | undefined): mark is string {
  return mark !== undefined && mark !== COPY;
}

/**
 * Returns the hash by which a copy is recognised: without its English, which may be corrected while
 * the copy still has to be translated.
 */
function hashOfCopy(language: Locale, languages: JsonRecord): string {
  return hashOf(JSON.stringify([language, null, shownText(languages[language])]));
}
