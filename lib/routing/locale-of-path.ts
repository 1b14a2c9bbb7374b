import { defaultLocale, type Locale, locales } from '../platform/i18n/locales.ts';
import { splitPath } from './split-path.ts';

/** Returns the language that the first segment of a path names, in any case; null if it names none. */
export function localeOfSegment(segment = ''): Locale | null {
  const name = segment.toLowerCase();
  return locales.find((locale) => locale === name) ?? null;
}

/** Returns the language with which a URL path begins, in any case; null if it begins with none. */
export function localeOfPath(path: string): Locale | null {
  return localeOfSegment(splitPath(path)?.[0]);
}

/** Returns the language of what is shown in place of a page at a path: that of the path, or the default one. */
export function localeInPlaceOf(path: string): Locale {
  return localeOfPath(path) ?? defaultLocale;
}
