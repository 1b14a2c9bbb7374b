import type { Locale } from '../../lib/platform/i18n/locales.ts';

/**
 * Returns the language to be shown first: the chosen one, else that of the page, else the first.
 */
export function preferredOf(
  available: readonly Locale[],
  chosen: string | null,
  locale: Locale,
): Locale | null {
  return (
    available.find((language) => language === chosen) ??
    available.find((language) => language === locale) ??
    available[0] ??
    null
  );
}
