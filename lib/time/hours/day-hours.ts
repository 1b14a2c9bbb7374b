import { addDays, datesFrom, pragueInstant, pragueTime } from '../prague.ts';
import { weekdayOf } from '../weekdays.ts';
import { type OpenTimes, openTimes, type VenuePlan, weekdayTimes } from './venue-plan.ts';

/** When a venue is open on a date; `times` is null when it stays closed. */
export interface DayHours {
  /** `YYYY-MM-DD`; a night that ends after midnight belongs to the date it began on. */
  readonly date: string;
  readonly times: OpenTimes | null;
  readonly exceptional: boolean;
  readonly note: string | null;
}

/**
 * Returns the hours of a date (`YYYY-MM-DD`): its exception if there is one, else its weekday's.
 */
export function hoursOn(plan: VenuePlan, date: string): DayHours {
  const exception = plan.exceptions?.find((rule) => rule.date === date);
  if (exception) {
    const note = exception.note || null;
    return { date, times: openTimes(exception), exceptional: true, note };
  }
  return usualHoursOn(plan, date);
}

/** Returns the hours of a date's weekday, also where the date has an exception. */
export function usualHoursOn(plan: VenuePlan, date: string): DayHours {
  const times = weekdayTimes(plan, weekdayOf(date));
  return { date, times, exceptional: false, note: null };
}

/** Returns the hours of `count` days from `now` on; the first is the current day in Prague. */
export function nextDays(plan: VenuePlan, now: Date, count: number): DayHours[] {
  const { date } = pragueTime(now);
  return datesFrom(date, count).map((day) => hoursOn(plan, day));
}

/** The instants of one opening period. */
export interface OpenSpan {
  readonly opens: Date;
  readonly closes: Date;
  /** The last entry; the closing time if the rule has none. */
  readonly lastEntry: Date;
}

/** Returns the opening period of a day as instants, or null if the venue stays closed. */
export function openSpan({ date, times }: DayHours): OpenSpan | null {
  if (!times) return null;
  const { opens, closes, lastEntry } = times;
  const end = pragueInstant(closes > opens ? date : addDays(date, 1), closes);
  return {
    opens: pragueInstant(date, opens),
    closes: end,
    lastEntry: lastEntry
      ? pragueInstant(lastEntry >= opens ? date : addDays(date, 1), lastEntry)
      : end,
  };
}
