import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { localeIds } from './locales.ts';

/** Types that are not displayed in a language without text, so that only English is required. */
const partlyWritten = new Set(['announcement']);

/** The fields of a document that define its languages. */
interface Multilingual {
  readonly _type: string;
  readonly languages?: unknown;
}

/**
 * Returns the languages a document must be written in: those in its list, else all of the site.
 * English is always included, because it is the fallback for visitors of the others.
 */
export function languagesOf({ _type, languages }: Multilingual): Locale[] {
  if (partlyWritten.has(_type)) return ['en'];
  if (!Array.isArray(languages)) return localeIds;
  return localeIds.filter((language) => language === 'en' || languages.includes(language));
}
