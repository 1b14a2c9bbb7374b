import { defaultLocale, type Locale } from './locales.ts';

/** The language a document is shown in on a page: the page's own, else English. */
export function contentLocale(languages: readonly Locale[], locale: Locale): Locale {
  return languages.includes(locale) ? locale : defaultLocale;
}
