import { dayOfStart } from '../../lib/tickets/starts/starts-on.ts';
import { offeredMonths, type VisitDay, visitDay } from '../../lib/tickets/starts/visit-days.ts';
import { lastDayOf } from '../../lib/time/last-day-of.ts';
import type { Catalog, DemoExperience } from './catalog.ts';

/** The parts of the catalog that determine the starts of experiences. */
export type TourPlan = Pick<Catalog, 'plan' | 'languageDays'>;

/** Returns the last day for which tickets are sold, as in the calendar of the site, `YYYY-MM-DD`. */
export function lastDayOnSale(now: Date): string {
  const [, month] = offeredMonths(now);
  return lastDayOf(month);
}

/**
 * Returns the starts of an experience on a day (`YYYY-MM-DD`, Prague) that are still to come, and the
 * languages of its tours.
 */
export function visitOn(
  { plan, languageDays }: TourPlan,
  experience: DemoExperience,
  date: string,
  now: Date,
): Pick<VisitDay, 'starts' | 'languages'> {
  const day = date <= lastDayOnSale(now) && visitDay({ ...experience, plan, languageDays }, date);
  if (!day) return { starts: [], languages: [] };
  return { starts: day.starts.filter((start) => start > now), languages: day.languages };
}

/** Whether an experience can be booked for a start. */
export function isOffered(
  tours: TourPlan,
  experience: DemoExperience,
  start: Date,
  now: Date,
): boolean {
  const { starts } = visitOn(tours, experience, dayOfStart(tours.plan, start), now);
  return starts.some((each) => each.getTime() === start.getTime());
}
