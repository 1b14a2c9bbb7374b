import { z } from 'zod';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { addDays, pragueInstant, pragueTime } from '../../lib/time/prague.ts';
import { weekdays } from '../../lib/time/weekdays.ts';
import { daysBetween, isCalendarDate, mondayOf, nextOccurrence } from './calendar.ts';

const weekForm = z.strictObject({ week: z.int(), day: z.enum(weekdays) });
const feastForm = z.strictObject({ feast: z.string() });

/** How a file writes days and instants; README.md of the dataset has the table. */
export type WrittenDay = z.infer<typeof weekForm> | z.infer<typeof feastForm> | string;

type Result<T> = { ok: true; value: T } | { ok: false; message: string };

const failed = (message: string) => ({ ok: false, message }) as const;
const dayForm = 'a day is { week, day }, { feast: "MM-DD" } or "YYYY-MM-DD"';
const timeForm = 'a time of day is "HH:mm" (past midnight, hours count on: "26:00")';

/**
 * Returns the date (`YYYY-MM-DD`) of a written day, relative to the day of the first import: weeks
 * count from its week (Monday to Sunday), a holiday is its next occurrence, that day included.
 */
export function expandDay(written: unknown, firstDay: string): Result<string> {
  const week = weekForm.safeParse(written);
  if (week.success) {
    const days = week.data.week * 7 + weekdays.indexOf(week.data.day);
    return { ok: true, value: addDays(mondayOf(firstDay), days) };
  }
  const feast = feastForm.safeParse(written);
  const date = feast.success ? nextOccurrence(feast.data.feast, firstDay) : written;
  const exists = typeof date === 'string' && isCalendarDate(date);
  return exists ? { ok: true, value: date } : failed(dayForm);
}

/**
 * Returns the instant (ISO 8601, UTC) of a written moment: a day as above with a time of day in
 * Europe/Prague, or an ISO date with time and offset.
 */
export function expandMoment(written: unknown, firstDay: string): Result<string> {
  if (typeof written === 'string') {
    const instant = /T.*(Z|[+-]\d{2}:\d{2})$/.test(written) ? Date.parse(written) : Number.NaN;
    return Number.isNaN(instant)
      ? failed('a moment is { week, day, time }, { feast, time } or an ISO date with its offset')
      : { ok: true, value: new Date(instant).toISOString() };
  }
  if (!isRecord(written)) return failed(timeForm);
  const { time, ...rest } = written;
  const clock = typeof time === 'string' ? /^([0-3]\d|4[0-7]):([0-5]\d)$/.exec(time) : null;
  if (!clock) return failed(timeForm);
  const day = expandDay(rest, firstDay);
  if (!day.ok) return day;
  // Hours may continue past midnight: 25:30 is half past one on the next day.
  const hours = Number(clock[1]);
  const date = addDays(day.value, Math.floor(hours / 24));
  const hour = String(hours % 24).padStart(2, '0');
  return { ok: true, value: pragueInstant(date, `${hour}:${clock[2]}`).toISOString() };
}

/** Returns the short form of a date (`YYYY-MM-DD`): weeks from the first import. */
export function compactDay(date: string, firstDay: string): WrittenDay {
  if (!isCalendarDate(date)) return date;
  const days = daysBetween(mondayOf(firstDay), date);
  const week = Math.floor(days / 7);
  const day = weekdays[days - week * 7];
  return day ? { week, day } : date;
}

/**
 * Returns the short form of an instant. One with seconds has none and stays an ISO date; what is not
 * one stays as it is.
 */
export function compactMoment(instant: string, firstDay: string) {
  const known = expandMoment(instant, firstDay);
  if (!known.ok) return instant;
  const { date, time } = pragueTime(new Date(known.value));
  const day = compactDay(date, firstDay);
  const short = typeof day === 'string' ? undefined : { ...day, time };
  const again = short && expandMoment(short, firstDay);
  return again?.ok && again.value === known.value ? short : instant;
}
