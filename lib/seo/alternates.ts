import { defaultLocale, type Locale, locales } from '../platform/i18n/locales.ts';
import type { LocalizedPaths } from '../routing/localized-paths.ts';

/**
 * Returns the values of hreflang with their paths: the languages a page exists in, and `x-default`
 * for everybody else (Google Search Central, localized versions).
 */
export function alternates(
  paths: LocalizedPaths,
  languages: readonly Locale[],
): (readonly [hreflang: string, path: string])[] {
  const offered = locales.filter((locale) => languages.includes(locale));
  return [
    ...offered.map((locale) => [locale, paths[locale]] as const),
    ['x-default', paths[defaultLocale]],
  ];
}
