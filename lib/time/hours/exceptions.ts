import { addDays, endOfPragueDay, pragueInstant } from '../prague.ts';
import { isShownAt, isWorthRendering, latest, type ShownSpan } from '../shown-spans.ts';
import { type DayHours, hoursOn, openSpan } from './day-hours.ts';
import type { VenuePlan } from './venue-plan.ts';

/** How many days in advance an exception is shown. */
const noticeDays = 60;

/** A day with exceptional hours, and when it is shown to visitors. */
export interface ShownException extends DayHours {
  readonly shown: ShownSpan;
}

/**
 * Returns the exceptions that visitors see at `now`, the nearest first: for structured data and llms.txt,
 * which cannot hide an entry until its time.
 */
export function shownExceptions(plan: VenuePlan, now: Date): ShownException[] {
  return upcomingExceptions(plan, now).filter(({ shown }) => isShownAt(shown, now));
}

/**
 * Returns the exceptions that a page rendered at `now` may have to show, the nearest first: from 60
 * days before until the day, or the night that belongs to it, is over. They are no secret until then,
 * because the calendars of experiences reckon with them: an earlier notice would only lengthen the list.
 */
export function upcomingExceptions(plan: VenuePlan, now: Date): ShownException[] {
  return (plan.exceptions ?? [])
    .map(({ date }) => shownException(hoursOn(plan, date)))
    .filter(({ shown }) => isWorthRendering(shown, now))
    .sort((one, other) => one.date.localeCompare(other.date));
}

function shownException(day: DayHours): ShownException {
  const closes = openSpan(day)?.closes;
  const ends = [endOfPragueDay(day.date), ...(closes ? [closes] : [])];
  const from = pragueInstant(addDays(day.date, -noticeDays));
  return { ...day, shown: { from, until: latest(ends) } };
}
