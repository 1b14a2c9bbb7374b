import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { splitPath } from '../../lib/routing/split-path.ts';

/** Returns the language whose prefix a path of the site has, in any case, or null. */
export function languageOfPath(path: string): Locale | null {
  const [prefix] = splitPath(path) ?? [];
  return locales.find((language) => language === prefix?.toLowerCase()) ?? null;
}
