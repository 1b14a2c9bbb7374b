import type { Locale } from '../platform/i18n/locales.ts';
import type { Weekday } from '../time/weekdays.ts';

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
 * `languageDays`. A language that is missing there is left out.
 */
export function languageGroups(
  languages: readonly Locale[],
  languageDays: readonly LanguageDays[],
): LanguageGroup[] {
  const spoken = languageDays.filter(({ language }) => languages.includes(language));
  const groups = Map.groupBy(spoken, ({ days }) => days.toSorted().join());
  return [...groups.values()].map((members) => ({
    languages: members.map(({ language }) => language),
    days: members.flatMap(({ days }, index) => (index === 0 ? days : [])),
  }));
}
