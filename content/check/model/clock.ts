import {
  readClockTime,
  readClosingTime,
} from '../../../lib/content/parse/formats/read-clock-time.ts';
import type { JsonObject } from '../../json/json.ts';
import { textOf } from '../../json/values.ts';

/** The parser of the site for each time field of a day. */
const readers = { opens: readClockTime, closes: readClosingTime, lastEntry: readClockTime };

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
    return readable ? [] : [{ field, message: `"${time}" is not a time of day (HH:mm)` }];
  });
  const opens = textOf(hours.opens);
  const closes = textOf(hours.closes);
  if (opens && !closes) problems.push({ field: 'closes', message: 'is missing' });
  if (closes && !opens) problems.push({ field: 'opens', message: 'is missing' });
  return problems;
}
