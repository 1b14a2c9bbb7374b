import type { Locale } from '#lib/platform/i18n/locales';

/**
 * Returns the attribute with the language of an element; without a language, which is then that of its
 * surroundings, none: with `lang={undefined}`, the data of a page has 20 bytes for each element.
 */
export function langAttribute(lang: Locale | undefined): { readonly lang?: Locale } {
  return lang === undefined ? {} : { lang };
}
