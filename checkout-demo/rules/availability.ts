import type { AvailableStart } from '../../lib/tickets/checkout/availability.ts';
import { visitDay } from '../../lib/tickets/starts/visit-days.ts';
import { datesFrom, pragueTime } from '../../lib/time/prague.ts';
import type { Catalog } from '../catalog.ts';
import { freeSeats } from './seats.ts';

/** The most days of one answer. */
const mostDays = 100;

/** The days that are asked about, `YYYY-MM-DD`, both included. */
interface Days {
  readonly from: string;
  readonly through: string;
}

/**
 * Returns the coming starts of an experience with their free places; null if there is no such
 * experience. Orders of the visitor are not subtracted, because only the browser knows them.
 */
export function availabilityOf(
  { experiences, plan, languageDays }: Catalog,
  id: string,
  { from, through }: Days,
  now: Date,
): AvailableStart[] | null {
  const experience = experiences.find((each) => each.id === id);
  if (!experience) return null;
  const schedule = { ...experience, plan, languageDays };
  return datesFrom(from, mostDays)
    .filter((date) => date <= through)
    .flatMap((date) => {
      const { starts = [], languages = [] } = visitDay(schedule, date) ?? {};
      return starts
        .filter((start) => start > now)
        .map((start) => ({
          ...pragueTime(start),
          languages,
          places: freeSeats(experience, start, []),
        }));
    });
}
