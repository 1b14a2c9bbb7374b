import {
  type DayHours,
  hoursOn,
  type OpenSpan,
  openSpan,
  usualHoursOn,
} from '../../time/hours/day-hours.ts';
import type { VenuePlan } from '../../time/hours/venue-plan.ts';
import { addDays, pragueInstant, pragueTime } from '../../time/prague.ts';
import { type Weekday, weekdayOf } from '../../time/weekdays.ts';

/** The days, and the time of day (`HH:mm`) from which an experience starts. */
export interface Departures {
  readonly days: readonly Weekday[];
  readonly from: string;
}

/** The interval between starts: 30 minutes, in ms. */
const interval = 30 * 60_000;

/**
 * Returns the starts of a day (`YYYY-MM-DD`, Prague), past ones among them: every 30 minutes from
 * opening, or from the first departure, to the last entry, inclusive. Starts after midnight belong
 * to the day the venue opened on.
 */
export function startsOn(plan: VenuePlan, departures: Departures | null, date: string): Date[] {
  const day = hoursOn(plan, date);
  const open = openSpan(day);
  if (!open || (departures && !departures.days.includes(weekdayOf(date)))) return [];
  const span = { ...open, lastEntry: lastStart(plan, day, open) };
  const first = departures ? firstDeparture(departures, date, span) : span.opens;
  const starts: Date[] = [];
  let time = Math.max(first.getTime(), span.opens.getTime());
  for (; time <= span.lastEntry.getTime(); time += interval) starts.push(new Date(time));
  return starts;
}

/**
 * Returns the last entry of a day, after which nothing starts. Where none is stated, it is as long before
 * closing as in the usual hours of the weekday, or else just before closing.
 */
function lastStart(
  plan: VenuePlan,
  { date, times }: DayHours,
  { closes, lastEntry }: OpenSpan,
): Date {
  if (times?.lastEntry) return lastEntry;
  const usual = openSpan(usualHoursOn(plan, date));
  const before = usual ? usual.closes.getTime() - usual.lastEntry.getTime() : 0;
  return new Date(closes.getTime() - Math.max(before, 1));
}

/**
 * Returns the first departure of a day of opening. A time before the opening is after midnight if the
 * venue still admits visitors then; otherwise the venue opens later than usual.
 */
function firstDeparture({ from }: Departures, date: string, { opens, lastEntry }: OpenSpan): Date {
  const onDay = pragueInstant(date, from);
  const afterMidnight = pragueInstant(addDays(date, 1), from);
  return onDay < opens && afterMidnight <= lastEntry ? afterMidnight : onDay;
}

/**
 * Returns the day a start belongs to: that of the opening it falls into, which after midnight is
 * the day before.
 */
export function dayOfStart(plan: VenuePlan, start: Date): string {
  const { date } = pragueTime(start);
  const before = addDays(date, -1);
  const span = openSpan(hoursOn(plan, before));
  return span && span.opens <= start && start <= span.lastEntry ? before : date;
}
