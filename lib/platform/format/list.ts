import { type Locale, localeData } from '../i18n/locales.ts';

/** Joins texts to an enumeration: `Monday, Tuesday and Sunday`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(localeData[locale].tag).format(items);
}
