import { readClockTime, readClosingTime } from '../../lib/content/parse/formats/read-clock-time.ts';
import type { JsonObject } from '../format/json.ts';
import { textOf } from './values.ts';

const midnight = 24 * 60;

/** The parser of the site for each time field of a day. */
const readers = { opens: readClockTime, closes: readClosingTime, lastEntry: readClockTime };

/** Converts a time of day (`HH:mm`) to minutes after midnight; undefined for null. */
function minutesOf(time: string | null): number | undefined {
  if (time === null) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A problem with the hours of a day, and its field. */
export interface TimesProblem {
  readonly field: string;
  readonly message: string;
}

/** Returns the times the site cannot parse, and an opening without a closing time or vice versa. */
export function timesProblems(hours: JsonObject): TimesProblem[] {
  const problems = Object.entries(readers).flatMap(([field, read]) => {
    const time = textOf(hours[field]);
    const readable = time === undefined || read(time) !== null;
    return readable ? [] : [{ field, message: `"${time}" is no time of day (HH:mm)` }];
  });
  const opens = textOf(hours.opens);
  const closes = textOf(hours.closes);
  if (opens && !closes) problems.push({ field: 'closes', message: 'is missing' });
  if (closes && !opens) problems.push({ field: 'opens', message: 'is missing' });
  return problems;
}

/**
 * Whether the last entry is outside the hours. A closing time at or before the opening time is on
 * the next day, and a last entry before the opening time is after midnight.
 */
export function entersTooLate(hours: JsonObject): boolean {
  const opens = minutesOf(readers.opens(hours.opens));
  const closes = minutesOf(readers.closes(hours.closes));
  const lastEntry = minutesOf(readers.lastEntry(hours.lastEntry));
  if (opens === undefined || closes === undefined || lastEntry === undefined) return false;
  const end = closes <= opens ? closes + midnight : closes;
  const entry = lastEntry < opens ? lastEntry + midnight : lastEntry;
  return entry > end;
}
