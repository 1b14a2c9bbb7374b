import type { Locale } from '../i18n/locales.ts';
import { languageTags } from './language-tags.ts';

/**
 * Returns the name of a language in another, as within a sentence: `German`, `němčina`, `tedesco`.
 */
export function languageName(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'language' });
  return names.of(language) ?? language;
}
