import type { Locale } from '../../lib/platform/i18n/locales.ts';
import type { LanguageDays } from '../../lib/tickets/tour-languages.ts';
import { weekdayOf } from '../../lib/time/weekdays.ts';
import type { DemoExperience } from '../catalog.ts';

/**
 * Returns the languages in which an experience is given on a day (`YYYY-MM-DD`), in the order of
 * `languageDays`.
 */
export function languagesOn(
  { languages }: Pick<DemoExperience, 'languages'>,
  languageDays: readonly LanguageDays[],
  date: string,
): Locale[] {
  const weekday = weekdayOf(date);
  return languageDays
    .filter(({ language, days }) => languages.includes(language) && days.includes(weekday))
    .map(({ language }) => language);
}

/**
 * Returns the language to be shown first: the chosen one, else that of the page, else the first.
 */
export function preferredOf(
  available: readonly Locale[],
  chosen: string | null,
  locale: Locale,
): Locale | null {
  return (
    available.find((language) => language === chosen) ??
    available.find((language) => language === locale) ??
    available[0] ??
    null
  );
}
