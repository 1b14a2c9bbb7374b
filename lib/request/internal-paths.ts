import { type Locale, locales } from '../platform/i18n/locales.ts';

// Paths of pages that the middleware sends in place of the requested one; visitors cannot request
// pages by them.

/** Returns the path of the not-found page. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/page-not-found`;
}

/** Returns the path of the page over a limit. */
export function tooManyPath(locale: Locale): string {
  return `/${locale}/too-many-requests`;
}

export const tooManyPaths: readonly string[] = locales.map(tooManyPath);

export const internalPaths: readonly string[] = [...locales.map(notFoundPath), ...tooManyPaths];
