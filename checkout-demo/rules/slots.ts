import { hoursOn, openSpan } from '../../lib/time/hours/day-hours.ts';
import type { VenuePlan } from '../../lib/time/hours/venue-plan.ts';
import { addDays, pragueInstant, pragueTime } from '../../lib/time/prague.ts';
import { weekdayOf } from '../../lib/time/weekdays.ts';
import type { Departures } from '../catalog.ts';

/** The interval between starts: 30 minutes, in ms. */
const interval = 30 * 60_000;

/**
 * Returns the starts of a day (`YYYY-MM-DD`, Prague) that are still to come: every 30 minutes from
 * opening, or from the first departure, to the last entry, inclusive. Starts after midnight belong
 * to the day the venue opened on.
 */
export function slotsOn(
  plan: VenuePlan,
  departures: Departures | null,
  date: string,
  now: Date,
): Date[] {
  const day = hoursOn(plan, date);
  const span = openSpan(day);
  if (!day.times || !span) return [];
  if (departures && !departures.days.includes(weekdayOf(date))) return [];
  const first = departures ? firstDeparture(departures, date, day.times.opens) : span.opens;
  const slots: Date[] = [];
  const start = Math.max(first.getTime(), span.opens.getTime());
  for (let time = start; time <= span.lastEntry.getTime(); time += interval) {
    if (time > now.getTime()) slots.push(new Date(time));
  }
  return slots;
}

function firstDeparture({ from }: Departures, date: string, opens: string): Date {
  return pragueInstant(from >= opens ? date : addDays(date, 1), from);
}

/**
 * Returns the day a start belongs to: that of the opening it falls into, which after midnight is
 * the day before.
 */
export function dayOfSlot(plan: VenuePlan, start: Date): string {
  const { date } = pragueTime(start);
  const before = addDays(date, -1);
  const span = openSpan(hoursOn(plan, before));
  return span && span.opens <= start && start <= span.lastEntry ? before : date;
}
