import { bindShortWords } from '../grammar/czech.ts';
import { type Locale, localeData } from '../i18n/locales.ts';

/** Joins texts to an enumeration: `Monday, Tuesday and Sunday`, in Czech with a bound `a`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(localeData[locale].tag).format(items);
  return locale === 'cs' ? bindShortWords(list) : list;
}
