import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import {
  confirmedEntry,
  confirmedRepeats,
  copiedTexts,
  copyEntry,
  isRepeated,
} from '../schema/values/copied-texts.ts';
import { locales } from '../schema/values/locales.ts';
import { type LocalizedValue, shownText } from '../schema/values/localized-values.ts';
import {
  type Entry,
  entriesOf,
  hashOf,
  hashOfTexts,
  type TranslatedFrom,
  textsByPlace,
  toTranslatedFrom,
  translatedValues,
} from '../schema/values/translated-from-entries.ts';

/** A translation that was made from another English than the one beside it, or is a copy. */
interface OlderTranslation {
  readonly language: Locale;
  /** Whether the text was copied from another language, and has to be translated. */
  readonly isCopy: boolean;
  /** The entry of `translatedFrom` that says so. */
  readonly entry: Entry;
  /** Those with which an editor says that the translation is right as it is. */
  readonly confirmation: readonly Entry[];
}

/**
 * Lists the translations of a document that are older than its English: those whose English changed
 * from `previous` to `next` while they did not, and those that were older before. A translation that
 * changes is up to date, and so is one whose English becomes again what it was made from. Copies of
 * other languages are listed, too, until they change, English ones included. What the public version
 * says of its texts counts unless `next` confirms them: `next` may be of a release that was made before
 * an editor confirmed them. Slugs are not translated: an address stays as it is.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited, or to be published
 */
export function olderTranslations(
  previous: JsonRecord | null,
  next: JsonRecord,
): OlderTranslation[] {
  const confirmed = entriesOf(next);
  const publicValues = translatedValues(previous);
  const sources = new Map([...confirmed, ...sourcesOf(previous, publicValues, confirmed)]);
  const publicTexts = textsByPlace(publicValues);
  const isCopied = copiedTexts(previous, next);
  const found = translatedValues(next).flatMap((value) => {
    const { languages } = value;
    const before = publicTexts(value);
    const english = hashOf(shownText(languages.en));
    return locales.flatMap(({ id: language }): [string, OlderTranslation][] => {
      const text = shownText(languages[language]);
      if (text === '') return [];
      const texts = hashOfTexts(language, languages);
      if (isCopied(value, language)) {
        const confirmation: Entry[] = [[texts, english], confirmedEntry(language, languages)];
        const entry = copyEntry(language, languages);
        return [[texts, { language, isCopy: true, entry, confirmation }]];
      }
      const isUnchanged = shownText(before[language]) === text;
      const textsBefore = isUnchanged ? hashOfTexts(language, before) : texts;
      const source = sources.get(texts) ?? sources.get(textsBefore) ?? english;
      if (source === english || source === hashOf('')) return [];
      const confirmation: Entry[] = [[texts, english]];
      return [[texts, { language, isCopy: false, entry: [texts, source], confirmation }]];
    });
  });
  return [...new Map(found).values()];
}

/**
 * Returns the version to publish, in which `translatedFrom` has an entry for each translation that
 * is older than its English, or a copy, or repeats another language rightly; `next` itself where nothing changes. Never throws: malformed
 * entries are ignored.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version to be published
 */
export function keepTranslatedFrom<T extends JsonRecord>(previous: JsonRecord | null, next: T): T {
  const older = olderTranslations(previous, next).map(({ entry }) => entry);
  const entries = toTranslatedFrom([...confirmedRepeats(previous, next), ...older]);
  const existing = toTranslatedFrom(entriesOf(next));
  const isSame = JSON.stringify(entries) === JSON.stringify(existing);
  return isSame ? next : { ...next, translatedFrom: entries };
}

/** How the entries of `translatedFrom` have to change. */
export interface EntryChanges {
  /** The keys of entries to remove. */
  readonly removed: readonly string[];
  readonly added: readonly TranslatedFrom[];
}

/**
 * Returns how the entries of a version have to change before it becomes public where nothing transforms
 * it then, as in a release of a hosted project; null where they are right. What editors confirmed stays,
 * also while they type: entries for texts that the version does not have are removed only if they are in
 * `own`, those that were added in this way before.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited
 */
export function translatedFromChanges(
  previous: JsonRecord | null,
  next: JsonRecord,
  own: ReadonlyMap<string, string>,
): EntryChanges | null {
  const existing = entriesOf(next);
  const older = new Map(olderTranslations(previous, next).map(({ entry }) => entry));
  const confirms = confirmationsIn(next);
  const isOutdated = ([texts, english]: Entry) => {
    if (older.has(texts)) return older.get(texts) !== english;
    const isConfirmation = confirms.get(texts);
    // Of a text in use, what neither confirms it nor counts as older was overruled by the public version.
    return isConfirmation ? !isConfirmation(english) : own.get(texts) === english;
  };
  const removed = [...existing].filter(isOutdated).map(([texts]) => texts);
  const added = toTranslatedFrom([...older].filter((entry) => existing.get(entry[0]) !== entry[1]));
  return removed.length + added.length === 0 ? null : { removed, added };
}

/** Returns of each text of a document, by the keys of its entries, which values confirm it. */
function confirmationsIn(document: JsonRecord): Map<string, (english: string) => boolean> {
  return new Map(
    translatedValues(document).flatMap(({ languages }) => {
      const ownEnglish = hashOf(shownText(languages.en));
      return locales.flatMap(({ id }) => {
        const [copy, marked] = copyEntry(id, languages);
        return [
          [hashOfTexts(id, languages), (english: string) => english === ownEnglish],
          [copy, (english: string) => english !== marked],
        ] as const;
      });
    }),
  );
}

/**
 * Returns the entries of `translatedFrom` with which an editor says that the translations into a
 * language are right as they are, although they are older than the English, copies, or repeat another
 * language.
 *
 * @param previous the version that is public; null where there is none
 * @param next the version that is edited
 */
export function confirmTranslations(
  previous: JsonRecord | null,
  next: JsonRecord,
  language: Locale,
): TranslatedFrom[] {
  const confirmed = olderTranslations(previous, next)
    .filter((older) => older.language === language)
    .flatMap(({ confirmation }) => confirmation);
  const repeats = translatedValues(next)
    .filter(({ languages }) => isRepeated(language, languages))
    .map(({ languages }) => confirmedEntry(language, languages));
  return toTranslatedFrom([...entriesOf(next), ...confirmed, ...repeats]);
}

/**
 * Returns which English each translation of the public version was made from: that of its entry, or
 * else the one beside it, which is also that of a translation that is confirmed. An English that is a
 * copy counts as empty: what is beside it may be the original.
 *
 * @param values the translated values of the public version
 * @param confirmed the entries of the version that is edited
 */
function sourcesOf(
  previous: JsonRecord | null,
  values: readonly LocalizedValue[],
  confirmed: ReadonlyMap<string, string>,
): Map<string, string> {
  const entries = entriesOf(previous);
  const wasCopied = copiedTexts(null, previous ?? {});
  return new Map(
    values.flatMap((value) => {
      const { languages } = value;
      const english = hashOf(wasCopied(value, 'en') ? '' : shownText(languages.en));
      return locales.map(({ id }) => {
        const texts = hashOfTexts(id, languages);
        const isConfirmed = confirmed.get(texts) === english;
        return [texts, isConfirmed ? english : (entries.get(texts) ?? english)] as const;
      });
    }),
  );
}
