import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { isObject } from '../format/json.ts';
import { locales } from '../schema/locales.ts';
import { type LocalizedValue, localizedValues, shownText } from '../schema/localized-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * An entry of `translatedFrom`: which English a translation was made from. Texts are recognised by
 * their hashes and not by their place, so that entries survive sorting, and an import, which gives
 * items other keys.
 */
type TranslatedFrom = Readonly<Record<'_key' | '_type' | 'texts' | 'english', string>>;

/**
 * What an entry has in place of the hash of the English, where the text was copied from another
 * language and has not been translated since.
 */
const COPY = 'copy';

/** The languages that are translated into. */
const targets = locales.filter(({ id }) => id !== 'en');

/** A translation that was made from another English than the one beside it, or is a copy. */
export interface OlderTranslation {
  readonly language: Locale;
  /** The hash of the language, the English and the translation. */
  readonly texts: string;
  /** The hash of the English. */
  readonly english: string;
  /** The hash of the English that the translation was made from; `COPY` if it is a copy. */
  readonly source: string;
  /** Whether the text was copied from another language, and has to be translated. */
  readonly isCopy: boolean;
}

/**
 * Lists the translations of a document that are older than its English: those whose English changed
 * from `previous` to `next` while they did not, and those that were older before. A translation that
 * changes is up to date, and so is one whose English becomes again what it was made from. Copies of
 * other languages are listed, too, until they change. What the
 * public version says of its texts counts unless `next` confirms them: `next` may be of a release that
 * was made before an editor confirmed them. Slugs are not translated: an address stays as it is.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited, or to be published
 */
export function olderTranslations(previous: Fields | null, next: Fields): OlderTranslation[] {
  const confirmed = entriesOf(next);
  const publicValues = translatedValues(previous);
  const entries = entriesOf(previous);
  const sources = new Map([...confirmed, ...sourcesOf(publicValues, { entries, confirmed })]);
  const published = new Map(
    publicValues.map(({ path, languages }) => [JSON.stringify(path), languages]),
  );
  const found = translatedValues(next).flatMap(({ path, languages }) => {
    const before = published.get(JSON.stringify(path)) ?? {};
    const english = hashOf(shownText(languages.en));
    return targets.flatMap(({ id: language }): OlderTranslation[] => {
      const text = shownText(languages[language]);
      if (text === '') return [];
      const texts = hashOfTexts(language, languages);
      const isUnchanged = shownText(before[language]) === text;
      const textsBefore = isUnchanged ? hashOfTexts(language, before) : texts;
      const source = sources.get(texts) ?? sources.get(textsBefore) ?? english;
      const isOlder = source !== english && source !== hashOf('');
      const isCopy = source === COPY;
      return isOlder ? [{ language, texts, english, source, isCopy }] : [];
    });
  });
  return [...new Map(found.map((older) => [older.texts, older])).values()];
}

/**
 * Returns the version to publish, in which `translatedFrom` has an entry for each translation that
 * is older than its English; `next` itself where nothing changes. Never throws: malformed entries
 * are ignored.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version to be published
 */
export function keepTranslatedFrom<T extends Fields>(previous: Fields | null, next: T): T {
  const older = olderTranslations(previous, next);
  const entries = older.map(({ texts, source }) => entryOf(texts, source));
  const existing = [...entriesOf(next)].map(([texts, english]) => entryOf(texts, english));
  const isSame = JSON.stringify(entries) === JSON.stringify(existing);
  return isSame ? next : { ...next, translatedFrom: entries };
}

/**
 * Returns the entries of `translatedFrom` with which an editor says that the translations into a
 * language are right as they are, although they are older than the English.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited
 */
export function confirmTranslations(
  previous: Fields | null,
  next: Fields,
  language: Locale,
): TranslatedFrom[] {
  const confirmed = olderTranslations(previous, next)
    .filter((older) => older.language === language)
    .map(({ texts, english }) => [texts, english] as const);
  return [...new Map([...entriesOf(next), ...confirmed])].map(([texts, english]) =>
    entryOf(texts, english),
  );
}

/**
 * Returns the entries of `translatedFrom` with which texts that were copied into a language have to be
 * translated, until they are changed, or an editor says that they are right.
 *
 * @param document the version that is edited
 * @param copied each of them, in all languages
 */
export function markCopies(
  document: Fields,
  language: Locale,
  copied: readonly Fields[],
): TranslatedFrom[] {
  const marked = copied.map((languages) => [hashOfTexts(language, languages), COPY] as const);
  return [...new Map([...entriesOf(document), ...marked])].map(([texts, english]) =>
    entryOf(texts, english),
  );
}

interface Known {
  /** The entries of the public version. */
  readonly entries: ReadonlyMap<string, string>;
  /** Those of the version that is edited. */
  readonly confirmed: ReadonlyMap<string, string>;
}

/**
 * Returns which English each translation of the public version was made from: that of its entry, or
 * else the one beside it, which is also that of a translation that is confirmed.
 */
function sourcesOf(
  values: readonly LocalizedValue[],
  { entries, confirmed }: Known,
): Map<string, string> {
  return new Map(
    values.flatMap(({ languages }) => {
      const english = hashOf(shownText(languages.en));
      return targets.map(({ id }) => {
        const texts = hashOfTexts(id, languages);
        const isConfirmed = confirmed.get(texts) === english;
        return [texts, isConfirmed ? english : (entries.get(texts) ?? english)] as const;
      });
    }),
  );
}

const translatedValues = (document: Fields | null) =>
  localizedValues(document).filter(({ type }) => type !== 'localizedSlug');

function entryOf(texts: string, english: string): TranslatedFrom {
  return { _key: texts, _type: 'translatedFrom', texts, english };
}

/** Returns the well-formed entries of a document as a map from `texts` to `english`. */
function entriesOf(document: Fields | null): Map<string, string> {
  const written: readonly unknown[] = Array.isArray(document?.translatedFrom)
    ? document.translatedFrom
    : [];
  return new Map(
    written.flatMap((entry) =>
      isObject(entry) && typeof entry.texts === 'string' && typeof entry.english === 'string'
        ? [[entry.texts, entry.english] as const]
        : [],
    ),
  );
}

/** Returns the hash by which a translation and its English are recognised. */
export const hashOfTexts = (language: Locale, languages: Fields) =>
  hashOf(JSON.stringify([language, shownText(languages.en), shownText(languages[language])]));

/** Returns 16 hexadecimal digits: enough to recognise a text among those of a document. */
const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
