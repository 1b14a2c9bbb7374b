import type { SanityClient } from '@sanity/client';
import { addDays, pragueTime } from '../../lib/time/prague.ts';

/** What may prevent an event, or an exception of the opening hours, on a day. */
interface Planned {
  readonly starts: readonly string[];
  readonly exceptions: readonly (string | null)[];
}

/**
 * Returns the first day (`YYYY-MM-DD`, in Prague) from some days after the present one that has neither an
 * event nor an exception of the opening hours: the Studio refuses a second one, and events that do not
 * agree with them.
 */
export async function freeDay(client: SanityClient, daysAfter: number): Promise<string> {
  const { starts, exceptions } = await client.fetch<Planned>(
    `{
      "starts": *[_type == "event" && defined(start)].start,
      "exceptions": *[_type == "openingHours"].exceptions[].date
    }`,
  );
  const taken = new Set([
    ...exceptions,
    ...starts.map((start) => pragueTime(new Date(start)).date),
  ]);
  let day = addDays(pragueTime(new Date()).date, daysAfter);
  while (taken.has(day)) day = addDays(day, 1);
  return day;
}
