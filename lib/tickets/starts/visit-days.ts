import type { Locale } from '../../platform/i18n/locales.ts';
import type { VenuePlan } from '../../time/hours/venue-plan.ts';
import { addMonths } from '../../time/months.ts';
import { addDays, pragueTime } from '../../time/prague.ts';
import { type LanguageDays, languageGroups, languagesOn } from '../tour-languages.ts';
import { type Departures, startsOn } from './starts-on.ts';

/** When an experience takes place, as the content says; what it does not say is empty or null. */
export interface Schedule {
  /** The opening hours of the museum. */
  readonly plan: VenuePlan;
  readonly departures: Departures | null;
  /** The languages of the tours, in the order of their weekdays. */
  readonly languages: readonly Locale[];
  readonly languageDays: readonly LanguageDays[];
}

/** A day on which an experience takes place. */
export interface VisitDay {
  /** `YYYY-MM-DD`; starts after midnight belong to the day on which the museum opened. */
  readonly date: string;
  /** At least one, ascending. */
  readonly starts: readonly Date[];
  /** The languages of the tours on that day; none where they are not known. */
  readonly languages: readonly Locale[];
}

/** How many months the calendar has, this one included; beyond, opening hours are not settled. */
const monthsOffered = 6;

/** How many days ahead the next start is looked for: longer than the museum is ever closed. */
const maxBreakDays = 60;

/** Returns the months that can be shown at a time, in Prague: the first and the last, `YYYY-MM`. */
export function offeredMonths(now: Date): readonly [string, string] {
  const first = pragueTime(now).date.slice(0, 7);
  return [first, addMonths(first, monthsOffered - 1)];
}

/** Returns the languages in which an experience is given on some day of the week. */
export function spokenLanguages({ languages, languageDays, departures }: Schedule): Locale[] {
  const groups = languageGroups(languages, languageDays, departures?.days ?? null);
  const spoken = new Set(groups.flatMap((group) => group.languages));
  return languageDays.map(({ language }) => language).filter((language) => spoken.has(language));
}

/**
 * Returns what takes place on a day (`YYYY-MM-DD`), or null if nothing does: the museum is closed, it
 * is no day of departures, or no guide speaks a language of the tour.
 */
export function visitDay(schedule: Schedule, date: string): VisitDay | null {
  const { plan, departures, languageDays } = schedule;
  const starts = startsOn(plan, departures, date);
  const spoken = spokenLanguages(schedule);
  const languages = languagesOn(spoken, languageDays, date);
  const hasNoGuide = spoken.length > 0 && languages.length === 0;
  return starts.length === 0 || hasNoGuide ? null : { date, starts, languages };
}

/** Returns the first day after a date on which an experience is given, in a language if one is named. */
export function nextVisitDay(
  schedule: Schedule,
  date: string,
  language: Locale | null,
): VisitDay | null {
  for (let ahead = 1; ahead <= maxBreakDays; ahead += 1) {
    const day = visitDay(schedule, addDays(date, ahead));
    if (day && (language === null || day.languages.includes(language))) return day;
  }
  return null;
}
