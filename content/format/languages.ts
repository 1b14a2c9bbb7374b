import { type LocaleId, localeIds } from '../schema/locales.ts';

/** Types of which a language without words shows none, so that only English has to be there. */
const partlyWritten = new Set(['announcement']);

/** A document, as far as it says which languages it exists in. */
interface Multilingual {
  readonly _type: string;
  readonly languages?: unknown;
}

/**
 * The languages a document has to be written in: those it claims, else all of the site. English
 * is always among them, because it is what visitors of the others are offered.
 */
export function languagesOf({ _type, languages }: Multilingual): LocaleId[] {
  if (partlyWritten.has(_type)) return ['en'];
  if (!Array.isArray(languages)) return localeIds;
  return localeIds.filter((language) => language === 'en' || languages.includes(language));
}
