import { type Locale, locales } from '../platform/i18n/locales.ts';
import { splitPath } from './split-path.ts';

/** Returns the language with which a URL path begins, in any case; null if it begins with none. */
export function localeOfPath(path: string): Locale | null {
  const [prefix = ''] = splitPath(path) ?? [];
  return locales.find((locale) => locale === prefix.toLowerCase()) ?? null;
}
