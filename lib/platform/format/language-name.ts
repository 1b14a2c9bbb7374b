import type { Locale } from '../i18n/locales.ts';
import { languageTags } from './language-tags.ts';

/** A language by its name in another, as it stands in a line: `German`, `němčina`, `tedesco`. */
export function languageName(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'language' });
  return names.of(language) ?? language;
}
