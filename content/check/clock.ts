import type { JsonObject } from '../format/json.ts';
import { textOf } from './values.ts';

const midnight = 24 * 60;

/** Minutes after midnight of a time of day (`HH:mm`), or nothing. */
function minutesOf(time: string): number | undefined {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return clock ? Number(clock[1]) * 60 + Number(clock[2]) : undefined;
}

/** What is wrong with the hours of a day, and in which field of it. */
export interface TimesProblem {
  readonly field: string;
  readonly message: string;
}

/** Unreadable times, and an opening without a closing time or the reverse. */
export function timesProblems(hours: JsonObject): TimesProblem[] {
  const problems = ['opens', 'closes', 'lastEntry'].flatMap((field) => {
    const time = textOf(hours[field]);
    const readable = time === undefined || minutesOf(time) !== undefined;
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
  const [opens, closes, lastEntry] = [hours.opens, hours.closes, hours.lastEntry].map((time) =>
    minutesOf(textOf(time) ?? ''),
  );
  if (opens === undefined || closes === undefined || lastEntry === undefined) return false;
  const end = closes <= opens ? closes + midnight : closes;
  const entry = lastEntry < opens ? lastEntry + midnight : lastEntry;
  return entry > end;
}
