import { addDays, pragueTime } from './prague.ts';

/**
 * The clock time at which the small hours are over: a night that ends in them belongs to the evening
 * on which it began.
 */
export const smallHours = '06:00';

/** The first minute after midnight: what ends at midnight takes no time of the new day. */
export const afterMidnight = '00:01';

/** A time span with a beginning and an end, such as that of an event. */
export interface Lasting {
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the first day of an event in Prague and the last, `YYYY-MM-DD`. An end before the clock time
 * `dayBegins` (`HH:mm`) still belongs to the day before.
 */
export function daysOfEvent({ start, end }: Lasting, dayBegins: string): readonly [string, string] {
  const first = pragueTime(new Date(start)).date;
  const { date, time } = pragueTime(new Date(end));
  if (date <= first) return [first, first];
  return [first, time < dayBegins ? addDays(date, -1) : date];
}
