import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { localeIds } from './locales.ts';

/** Types that are displayed only in the languages in which they have text: none is required. */
const partlyWritten: ReadonlySet<string | undefined> = new Set(['announcement']);

/** Whether documents of a type are displayed only in the languages in which they have text. */
export function isPartlyWritten(type: string | undefined): boolean {
  return partlyWritten.has(type);
}

/** The fields of a document that define its languages. */
interface Multilingual {
  readonly _type: string;
  readonly languages?: unknown;
}

/**
 * Returns the languages a document must be written in: those in its list, else all of the site.
 * English is always included, because it is the fallback for visitors of the others. Types that are
 * displayed only in the languages in which they have text require none.
 */
export function languagesOf({ _type, languages }: Multilingual): Locale[] {
  if (isPartlyWritten(_type)) return [];
  return Array.isArray(languages) ? offeredLanguages(languages) : localeIds;
}

/** Returns the languages in which the page of a document is offered, given its list of them. */
export function offeredLanguages(languages: unknown): Locale[] {
  const listed = Array.isArray(languages) ? languages : [];
  return localeIds.filter((language) => language === 'en' || listed.includes(language));
}
