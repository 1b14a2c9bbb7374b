import { isLocalized } from '../../content/format/schema-index.ts';
import { type Visit, visitsOf } from '../../content/format/visits.ts';
import { isJsonObject, toJson } from '../../content/json/json.ts';
import { fieldsOf, isBlank } from '../../content/json/values.ts';
import { olderTranslations } from '../../content/publish/translated-from.ts';
import { isEnglishOptional } from '../../content/schema/rules/languages.ts';
import {
  confirmedTexts,
  copiedTexts,
  isRepeated,
} from '../../content/schema/values/copied-texts.ts';
import { locales } from '../../content/schema/values/locales.ts';
import {
  type LocalizedValue,
  shownText,
  usedValues,
} from '../../content/schema/values/localized-values.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { copySources } from './copies.ts';

/**
 * How far a document is translated into a language: completely; with texts that are missing; with
 * texts whose English has been changed since they were written; or the document is not offered in
 * the language.
 */
export type LanguageMark = 'complete' | 'missing' | 'changed' | 'not-offered';

export interface LanguageState {
  readonly language: Locale;
  readonly mark: LanguageMark;
  /** How many texts the mark is about. */
  readonly count: number;
  /** The languages from which something that is missing can be copied. */
  readonly copySources: readonly Locale[];
  /** Whether an editor can say that texts are right which count as older, or as not translated. */
  readonly canBeConfirmed: boolean;
}

/**
 * Returns the state of each language of a document.
 *
 * @param document the version that is being edited
 * @param published the version that is public; null where there is none
 */
export function languageMarks(document: JsonRecord, published: JsonRecord | null): LanguageState[] {
  const values = usedValues(document);
  const needed = neededTexts(document);
  const allOlder = olderTranslations(published, document);
  const isCopied = copiedTexts(published, document);
  const isConfirmed = confirmedTexts(document);
  const { languages: offered } = document;
  return locales.map(({ id: language }) => {
    const older = allOlder.filter((translation) => translation.language === language);
    const toTranslate = values.filter(
      (value) => !isConfirmed(value, language) && isMissing(value, language, isCopied),
    );
    const isWritten = toTranslate.some(({ languages }) => shownText(languages[language]) !== '');
    const missing = needed(language) + toTranslate.length;
    const changed = older.filter(({ isCopy }) => !isCopy).length;
    const state = (mark: LanguageMark, count = 0): LanguageState => ({
      language,
      mark,
      count,
      copySources:
        mark === 'missing' || mark === 'not-offered' ? copySources(document, language) : [],
      canBeConfirmed: (older.length > 0 || isWritten) && mark !== 'not-offered',
    });
    if (Array.isArray(offered) && !offered.includes(language)) return state('not-offered');
    if (missing > 0) return state('missing', missing);
    return changed > 0 ? state('changed', changed) : state('complete');
  });
}

/**
 * Returns a function that counts the texts which a document needs and lacks in a language: required
 * ones that are missing altogether and, in English, those that are written in others only.
 */
function neededTexts(document: JsonRecord): (language: Locale) => number {
  const { _type, ...fields } = document;
  const json = toJson(fields);
  if (typeof _type !== 'string' || !isJsonObject(json)) return () => 0;
  const texts = visitsOf({ ...json, _type, _id: '' }).filter(({ node }) => isLocalized(node));
  const isAbsent = ({ value, required }: Visit) =>
    required && locales.every(({ id }) => isBlank(fieldsOf(value)[id]));
  const absent = texts.filter(isAbsent).length;
  const withoutEnglish = (text: Visit) =>
    text.value !== undefined &&
    !isAbsent(text) &&
    isBlank(fieldsOf(text.value).en) &&
    !isEnglishOptional(text.type, _type);
  const english = absent + texts.filter(withoutEnglish).length;
  return (language) => (language === 'en' ? english : absent);
}

/**
 * Whether a text is missing in a language in which there is one in English, or is that of another
 * language.
 */
function isMissing(
  value: LocalizedValue,
  language: Locale,
  isCopied: ReturnType<typeof copiedTexts>,
): boolean {
  const { languages, type } = value;
  const text = shownText(languages[language]);
  if (text === '') return shownText(languages.en) !== '';
  if (isCopied(value, language)) return true;
  if (type === 'localizedSlug' || !isRepeated(language, languages)) return false;
  // Of several languages with the same text, the first one may be the original, unless it is a copy.
  const original = locales.find(
    ({ id }) => shownText(languages[id]) === text && !isCopied(value, id),
  );
  return original?.id !== language;
}
