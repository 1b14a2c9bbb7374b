import type { Locale } from './locales.ts';

/** Returns the result of `make` for each language. */
export function inEveryLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return {
    en: make('en'),
    cs: make('cs'),
    de: make('de'),
    it: make('it'),
  };
}
