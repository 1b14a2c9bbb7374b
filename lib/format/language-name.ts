import type { Locale } from '../i18n/locales.ts';
import { languageTags } from './language-tags.ts';
import { sentenceCase } from './sentence-case.ts';

/** A language by its name in another, as a line begins: `German`, `Němčina`, `Tedesco`. */
export function languageName(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'language' });
  return sentenceCase(names.of(language) ?? language, locale);
}
