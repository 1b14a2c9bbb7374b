import { pragueTime } from './prague.ts';

/** In ms. A night that ends in the small hours belongs to the evening on which it began. */
export const smallHours = 6 * 3_600_000;

/** What begins and ends, such as an event. */
export interface Lasting {
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the first day of an event in Prague and the last, `YYYY-MM-DD`; the last is that of `before`
 * ms before its end.
 */
export function daysOfEvent({ start, end }: Lasting, before: number): readonly [string, string] {
  const first = Date.parse(start);
  return [dateOf(first), dateOf(Math.max(first, Date.parse(end) - before))];
}

function dateOf(instant: number): string {
  return pragueTime(new Date(instant)).date;
}
