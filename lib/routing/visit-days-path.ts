import { inEveryLocale } from '../platform/i18n/in-every-locale.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import type { LocalizedPaths } from './localized-paths.ts';

/** The path of the page with the days of an experience, after the language. */
export const visitDaysSegment = 'visit-days';

/** Returns the path of the page with the days of an experience. */
export function visitDaysPath(locale: Locale): string {
  return `/${locale}/${visitDaysSegment}`;
}

/** Returns that path in each language, with a query: the experience, the month, the tour language. */
export function visitDaysPaths(search: string): LocalizedPaths {
  return inEveryLocale((locale) => visitDaysPath(locale) + search);
}
