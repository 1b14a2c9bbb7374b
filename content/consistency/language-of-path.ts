import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { splitPath } from '../../lib/routing/split-path.ts';
import { localeIds } from '../schema/values/locales.ts';

/** Returns the language whose prefix a path of the site has, in any case, or null. */
export function languageOfPath(path: string): Locale | null {
  const [prefix] = splitPath(path) ?? [];
  return localeIds.find((language) => language === prefix?.toLowerCase()) ?? null;
}
