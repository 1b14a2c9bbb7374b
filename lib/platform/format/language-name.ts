import { type Locale, localeData } from '../i18n/locales.ts';

/**
 * Returns the name of a language in another, as within a sentence: `German`, `němčina`, `tedesco`.
 */
export function languageName(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(localeData[locale].tag, { type: 'language' });
  return names.of(language) ?? language;
}
