import type { Locale } from '../i18n/locales.ts';
import { sentenceCase } from './sentence-case.ts';

/** Returns the name of a language in another, capitalized: `German`, `Němčina`. */
export function formatLanguage(language: Locale, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return sentenceCase(name, locale);
}
