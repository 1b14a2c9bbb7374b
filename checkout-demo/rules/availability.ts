import type { AvailableStart } from '../../lib/tickets/checkout/availability.ts';
import { datesFrom, pragueTime } from '../../lib/time/prague.ts';
import type { Catalog } from '../catalog.ts';
import { freeSeats } from './seats.ts';
import { visitOn } from './slots.ts';

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
  catalog: Catalog,
  id: string,
  { from, through }: Days,
  now: Date,
): AvailableStart[] | null {
  const experience = catalog.experiences.find((each) => each.id === id);
  if (!experience) return null;
  return datesFrom(from, mostDays)
    .filter((date) => date <= through)
    .flatMap((date) => {
      const { starts, languages } = visitOn(catalog, experience, date, now);
      return starts.map((start) => ({
        ...pragueTime(start),
        languages,
        places: freeSeats(experience, start, []),
      }));
    });
}
