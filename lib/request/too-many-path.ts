import { type Locale, locales } from '../platform/i18n/locales.ts';

/** Returns the internal path of the page over a limit, which visitors cannot request by it. */
export function tooManyPath(locale: Locale): string {
  return `/${locale}/too-many-requests`;
}

export const tooManyPaths: readonly string[] = locales.map(tooManyPath);
