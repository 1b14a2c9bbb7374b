import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { type LocalizedValue, localizedValues, shownText } from './localized-values.ts';

/**
 * An entry of `translatedFrom`: which English a translation was made from, or whether it is a copy.
 * Texts are recognised by their hashes and not by their place, so that entries survive sorting, and
 * an import, which gives items other keys.
 */
export type TranslatedFrom = Readonly<Record<'_key' | '_type' | 'texts' | 'english', string>>;

/** The values of an entry: `texts` and `english`. */
export type Entry = readonly [texts: string, english: string];

/** Returns the well-formed entries of a document as a map from `texts` to `english`. */
export function entriesOf(document: JsonRecord | null): Map<string, string> {
  const written: readonly unknown[] = Array.isArray(document?.translatedFrom)
    ? document.translatedFrom
    : [];
  return new Map(
    written.flatMap((entry) =>
      isRecord(entry) && typeof entry.texts === 'string' && typeof entry.english === 'string'
        ? [[entry.texts, entry.english] as const]
        : [],
    ),
  );
}

/** Returns entries as `translatedFrom` contains them: the last one with the same texts. */
export function toTranslatedFrom(entries: Iterable<Entry>): TranslatedFrom[] {
  return [...new Map(entries)].map(([texts, english]) => ({
    _key: texts,
    _type: 'translatedFrom',
    texts,
    english,
  }));
}

/** Lists the localized values of a document that are translated: slugs are not. */
export function translatedValues(document: JsonRecord | null): LocalizedValue[] {
  return localizedValues(document).filter(({ type }) => type !== 'localizedSlug');
}

/** Returns a function that finds the texts at a place of a document; none where there is nothing. */
export function textsByPlace(values: readonly LocalizedValue[]) {
  const places = new Map(values.map(({ path, languages }) => [JSON.stringify(path), languages]));
  return ({ path }: LocalizedValue): LocalizedValue['languages'] =>
    places.get(JSON.stringify(path)) ?? {};
}

/** Returns the hash by which a translation and its English are recognised. */
export function hashOfTexts(language: Locale, languages: JsonRecord): string {
  return hashOf(
    JSON.stringify([language, shownText(languages.en), shownText(languages[language])]),
  );
}

/** Returns 16 hexadecimal digits: enough to recognise a text among those of a document. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
