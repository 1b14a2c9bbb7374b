import { defaultLocale, type Locale } from './locales.ts';

/**
 * Returns the language in which a document is shown on a page: the page's own if it has it, else
 * English.
 */
export function contentLocale(languages: readonly Locale[], locale: Locale): Locale {
  return languages.includes(locale) ? locale : defaultLocale;
}
