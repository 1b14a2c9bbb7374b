import { splitPath } from '../../lib/routing/split-path.ts';
import type { FullDocument } from '../format/json.ts';
import { type LocaleId, locales } from '../schema/locales.ts';

const all = locales.map(({ id }) => id);

/** Types of which a language without words shows none, so that only English has to be there. */
const partlyWritten = new Set(['announcement']);

/**
 * The languages a document has to be written in: those it claims, else all of the site. English
 * is always among them, because it is what visitors of the others are offered.
 */
export function languagesOf({ _type, languages }: FullDocument): LocaleId[] {
  if (partlyWritten.has(_type)) return ['en'];
  if (!Array.isArray(languages)) return all;
  return all.filter((language) => language === 'en' || languages.includes(language));
}

/** The language whose prefix a path of the site has, or null. */
export function languageOfPath(path: string): LocaleId | null {
  const [prefix] = splitPath(path) ?? [];
  return all.find((language) => language === prefix) ?? null;
}
