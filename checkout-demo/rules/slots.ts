import { type Departures, startsOn } from '../../lib/tickets/starts/starts-on.ts';
import type { VenuePlan } from '../../lib/time/hours/venue-plan.ts';

/** Returns the starts of a day (`YYYY-MM-DD`, Prague) that are still to come. */
export function slotsOn(
  plan: VenuePlan,
  departures: Departures | null,
  date: string,
  now: Date,
): Date[] {
  return startsOn(plan, departures, date).filter((start) => start > now);
}
