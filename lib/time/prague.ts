import { DAY_MS, HOUR_MS } from '../platform/durations.ts';

/** The time zone of the museum: the site shows every hour, date and deadline in it. */
export const pragueZone = 'Europe/Prague';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: pragueZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A date and a clock time in Prague. */
export interface PragueTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
}

/** Returns the date and time of day of an instant in Prague. */
export function pragueTime(instant: Date): PragueTime {
  const { date, seconds } = read(instant.getTime());
  return { date, time: seconds.slice(0, 5) };
}

function read(instant: number): { readonly date: string; readonly seconds: string } {
  const parts = clock.formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    seconds: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** Returns the offset of Prague from UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const { date, seconds } = read(instant);
  return Date.parse(`${date}T${seconds}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the instant of `date` (`YYYY-MM-DD`) and `time` (`HH:mm`) in Prague. A time that occurs
 * twice in autumn is the first one; a time that spring skips is moved later by as much as the clock
 * is put forward, as calendars do (RFC 5545, section 3.3.5).
 */
export function pragueInstant(date: string, time = '00:00'): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const earlier = asUtc - offsetAt(asUtc - 3 * HOUR_MS);
  const later = asUtc - offsetAt(asUtc + 3 * HOUR_MS);
  const shown = [earlier, later].filter((instant) => instant + offsetAt(instant) === asUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(earlier, later));
}

/** Returns the date `days` days after `date` (before it if negative), both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns `count` consecutive dates that begin with `date`, all `YYYY-MM-DD`. */
export function datesFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => addDays(date, ahead));
}

/**
 * Returns the first instant after a day in Prague: something valid through that day is valid until
 * then.
 */
export function endOfPragueDay(date: string): Date {
  return pragueInstant(addDays(date, 1));
}

/** Returns when a day (`YYYY-MM-DD`) begins and ends in Prague. */
export function pragueDay(date: string): { readonly from: Date; readonly until: Date } {
  return { from: pragueInstant(date), until: endOfPragueDay(date) };
}
