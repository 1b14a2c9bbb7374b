import type { Locale } from '../platform/i18n/locales.ts';
import { type Weekday, weekdayOf } from '../time/weekdays.ts';

/** The weekdays on which tours are given in a language. */
export interface LanguageDays {
  readonly language: Locale;
  readonly days: readonly Weekday[];
}

/** Languages that tours are given in on the same weekdays. */
export interface LanguageGroup {
  readonly languages: readonly Locale[];
  readonly days: readonly Weekday[];
}

/**
 * Returns the given languages with their weekdays, grouped by equal days, in the order of
 * `languageDays`: of the days on which tours are given in a language, those in `runs`, on which the
 * tour takes place (null for every day). Languages without a day are left out.
 */
export function languageGroups(
  languages: readonly Locale[],
  languageDays: readonly LanguageDays[],
  runs: readonly Weekday[] | null,
): LanguageGroup[] {
  const spoken = languageDays
    .filter(({ language }) => languages.includes(language))
    .map(({ language, days }) => ({
      language,
      days: runs ? days.filter((day) => runs.includes(day)) : days,
    }))
    .filter(({ days }) => days.length > 0);
  const groups = Map.groupBy(spoken, ({ days }) => days.toSorted().join());
  return [...groups.values()].map((members) => ({
    languages: members.map(({ language }) => language),
    days: members.flatMap(({ days }, index) => (index === 0 ? days : [])),
  }));
}

/**
 * Returns those of the given languages in which tours are given on a day (`YYYY-MM-DD`), in the order
 * of `languageDays`.
 */
export function languagesOn(
  languages: readonly Locale[],
  languageDays: readonly LanguageDays[],
  date: string,
): Locale[] {
  const weekday = weekdayOf(date);
  return languageDays
    .filter(({ language, days }) => languages.includes(language) && days.includes(weekday))
    .map(({ language }) => language);
}
