import { bindShortWords } from '../grammar/czech.ts';
import { type Locale, localeData } from '../i18n/locales.ts';

const unchanged = (list: string) => list;

/** Corrections of a list that `Intl` has formatted, by language. */
const adjust: Readonly<Record<Locale, (list: string) => string>> = {
  en: unchanged,
  cs: bindShortWords,
  de: unchanged,
  it: unchanged,
};

/** Joins texts to an enumeration: `Monday, Tuesday and Sunday`, in Czech with a bound `a`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return adjust[locale](new Intl.ListFormat(localeData[locale].tag).format(items));
}
