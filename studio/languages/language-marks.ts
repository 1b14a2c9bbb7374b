import { isJsonObject, toJson } from '../../content/format/json.ts';
import { isLocalized } from '../../content/format/schema-index.ts';
import { fieldsOf, isBlank } from '../../content/format/values.ts';
import { type Visit, visitsOf } from '../../content/format/visits.ts';
import { olderTranslations } from '../../content/publish/translated-from.ts';
import { locales } from '../../content/schema/locales.ts';
import {
  type LocalizedValue,
  localizedValues,
  shownText,
} from '../../content/schema/localized-values.ts';
import { isEnglishOptional } from '../../content/schema/rules/languages.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

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
}

/** Longer texts that equal the English are not translated; shorter ones may be names. */
const LONGEST_NAME = 40;

type Document = Readonly<Record<string, unknown>>;

/**
 * Returns the state of each language of a document.
 *
 * @param document the version that is being edited
 * @param published the version that is public; null where there is none
 */
export function languageMarks(document: Document, published: Document | null): LanguageState[] {
  const values = localizedValues(document);
  const needed = neededTexts(document);
  const older = olderTranslations(published, document);
  return locales.map(({ id: language }) => {
    const count = (isCounted: (value: LocalizedValue) => boolean) =>
      values.filter(isCounted).length;
    const { languages } = document;
    if (Array.isArray(languages) && !languages.includes(language)) {
      return { language, mark: 'not-offered', count: 0 };
    }
    const missing = needed(language) + count((value) => isMissing(value, language));
    if (missing > 0) return { language, mark: 'missing', count: missing };
    const changed = older.filter((translation) => translation.language === language).length;
    if (changed > 0) return { language, mark: 'changed', count: changed };
    return { language, mark: 'complete', count: 0 };
  });
}

/**
 * Returns a function that counts the texts which a document needs and lacks in a language: required
 * ones that are missing altogether and, in English, those that are written in others only.
 */
function neededTexts(document: Document): (language: Locale) => number {
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

/** Whether a text is missing in a language in which there is one in English. */
function isMissing({ languages, type }: LocalizedValue, language: Locale): boolean {
  const [english, text] = [shownText(languages.en), shownText(languages[language])];
  if (text === '') return english !== '';
  const isTranslatable = type !== 'localizedSlug' && english.length > LONGEST_NAME;
  return language !== 'en' && isTranslatable && text === english;
}
