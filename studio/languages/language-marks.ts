import { locales } from '../../content/schema/locales.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { type LocalizedValue, localizedValues, textOf } from '../../content/schema/localized-values.ts';

/**
 * How far a document is translated into a language: completely; with texts that are missing; with
 * texts whose English has been changed since the last publishing, unlike they themselves; or the
 * document is not offered in the language.
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
  const before = new Map(
    localizedValues(published).map((value) => [JSON.stringify(value.path), value]),
  );
  return locales.map(({ id: language }) => {
    const count = (isCounted: (value: LocalizedValue) => boolean) =>
      values.filter(isCounted).length;
    const { languages } = document;
    if (Array.isArray(languages) && !languages.includes(language)) {
      return { language, mark: 'not-offered', count: 0 };
    }
    const missing = count((value) => isMissing(value, language));
    if (missing > 0) return { language, mark: 'missing', count: missing };
    const changed = count((value) =>
      isOutdated(value, before.get(JSON.stringify(value.path)), language),
    );
    if (changed > 0) return { language, mark: 'changed', count: changed };
    return { language, mark: 'complete', count: 0 };
  });
}

/** Whether a text is missing in a language in which there is one in English. */
function isMissing({ languages, type }: LocalizedValue, language: Locale): boolean {
  const [english, text] = [textOf(languages.en), textOf(languages[language])];
  if (text === '') return english !== '';
  const isTranslatable = type !== 'localizedSlug' && english.length > LONGEST_NAME;
  return language !== 'en' && isTranslatable && text === english;
}

/** Whether the English has been changed since the published version, and the language has not. */
function isOutdated(
  { languages }: LocalizedValue,
  published: LocalizedValue | undefined,
  language: Locale,
): boolean {
  if (!published || language === 'en') return false;
  const isSame = (id: Locale) => textOf(languages[id]) === textOf(published.languages[id]);
  return !isSame('en') && isSame(language);
}
