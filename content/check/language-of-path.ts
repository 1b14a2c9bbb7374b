import { splitPath } from '../../lib/routing/split-path.ts';
import { type LocaleId, localeIds } from '../schema/locales.ts';

/** Returns the language whose prefix a path of the site has, or null. */
export function languageOfPath(path: string): LocaleId | null {
  const [prefix] = splitPath(path) ?? [];
  return localeIds.find((language) => language === prefix) ?? null;
}
