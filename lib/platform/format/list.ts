import type { Locale } from '../i18n/locales.ts';
import { languageTags } from './language-tags.ts';

/** Joins texts to an enumeration: `Monday, Tuesday and Sunday`. */
export function formatList(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languageTags[locale]).format(words);
}
