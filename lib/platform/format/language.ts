import type { Locale } from '../i18n/locales.ts';
import { languageName } from './language-name.ts';
import { sentenceCase } from './sentence-case.ts';

/** Returns the name of a language in another, capitalized: `German`, `Němčina`. */
export function formatLanguage(language: Locale, locale: Locale): string {
  return sentenceCase(languageName(language, locale), locale);
}
