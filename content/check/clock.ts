import { readClockTime, readClosingTime } from '../../lib/content/parse/formats/read-clock-time.ts';
import type { JsonObject } from '../format/json.ts';
import { textOf } from './values.ts';

const midnight = 24 * 60;

/** How the site reads each field of a day's hours. */
const readers = { opens: readClockTime, closes: readClosingTime, lastEntry: readClockTime };

/** Minutes after midnight of a time of day (`HH:mm`), or nothing. */
function minutesOf(time: string | null): number | undefined {
  if (time === null) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What is wrong with the hours of a day, and in which field of it. */
export interface TimesProblem {
  readonly field: string;
  readonly message: string;
}

/** Times that the site cannot read, and an opening without a closing time or the reverse. */
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
 * Whether the last entry lies outside the hours. What closes by its opening time does so the day
 * after, and a last entry before the opening time is one past midnight.
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
