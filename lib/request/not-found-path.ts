import { type Locale, locales } from '../platform/i18n/locales.ts';

/** Returns the internal path of the not-found page, which visitors cannot request by it. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/page-not-found`;
}

export const notFoundPaths: readonly string[] = locales.map(notFoundPath);
