import type { AvailableStart } from '../../lib/tickets/checkout/availability.ts';
import type { CheckoutProduct } from '../../lib/tickets/checkout/checkout-request.ts';
import { datesFrom, pragueTime } from '../../lib/time/prague.ts';
import type { Catalog, DemoEvent, DemoExperience } from './catalog.ts';
import { eventSeats, freeSeats } from './seats.ts';
import { visitOn } from './slots.ts';

/** The most days of one answer. */
const maxDays = 100;

/** A product with an id. */
type Product = Extract<CheckoutProduct, { readonly id: string }>;

/** The requested days, `YYYY-MM-DD`, both included. */
interface Days {
  readonly from: string;
  readonly through: string;
}

/**
 * Returns the coming starts of an experience, or the start of an event, with their free places; null if
 * there is neither. Orders of the visitor are not subtracted, because only the browser knows them.
 */
export function availabilityOf(
  catalog: Catalog,
  { kind, id }: Product,
  days: Days,
  now: Date,
): AvailableStart[] | null {
  if (kind === 'event') {
    const event = catalog.events.find((each) => each.id === id);
    return event ? startOf(event, days, now) : null;
  }
  const experience = catalog.experiences.find((each) => each.id === id);
  return experience ? startsOf(catalog, experience, days, now) : null;
}

function startOf({ start, end }: DemoEvent, { from, through }: Days, now: Date): AvailableStart[] {
  const { date, time } = pragueTime(new Date(start));
  const isRequested = from <= date && date <= through;
  const isOver = new Date(end) <= now;
  return isRequested && !isOver ? [{ date, time, languages: [], places: eventSeats }] : [];
}

function startsOf(
  catalog: Catalog,
  experience: DemoExperience,
  { from, through }: Days,
  now: Date,
): AvailableStart[] {
  return datesFrom(from, maxDays)
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
