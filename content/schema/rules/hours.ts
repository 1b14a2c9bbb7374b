import type { ValidationContext } from '@sanity/types';
import type { JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import {
  readClockTime,
  readClosingTime,
} from '../../../lib/content/parse/formats/read-clock-time.ts';
import { weekdayOptions } from '../values/options.ts';
import { dateText, optionTitle } from '../values/preview.ts';
import {
  bothTimes,
  daysOnce,
  hoursOfException,
  lastEntryOfTours,
  lastEntryWhileOpen,
} from './messages.ts';

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Rejects an opening time without a closing time, and vice versa. */
export function opensAndCloses(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return isFilled(hours.opens) === isFilled(hours.closes) || bothTimes;
}

/** Rejects an exception that is neither marked as closed nor has opening hours. */
export function closedOrOpen(hours: unknown): true | string {
  if (!isRecord(hours)) return true;
  return hours.closed === true || isFilled(hours.opens) || hoursOfException;
}

/** Rejects a last entry outside the hours of its day. */
export function entersInTime(hours: unknown): true | string {
  if (!isRecord(hours) || hours.closed === true) return true;
  return !entersTooLate(hours) || lastEntryWhileOpen;
}

/** Warns about a day of the museum without a last entry, which determines when its last tour starts. */
export function lastEntryInMuseum(
  lastEntry: unknown,
  { document, parent }: Pick<ValidationContext, 'document' | 'parent'>,
): true | string {
  if (document?.venue !== 'museum' || !isRecord(parent) || parent.closed === true) return true;
  return !isFilled(parent.opens) || isFilled(lastEntry) || lastEntryOfTours;
}

/**
 * Whether the last entry is outside the hours. A closing time at or before the opening time is on
 * the next day, and a last entry before the opening time is after midnight.
 */
export function entersTooLate(hours: JsonRecord): boolean {
  const opens = minutesOf(readClockTime(hours.opens));
  const closes = minutesOf(readClosingTime(hours.closes));
  const lastEntry = minutesOf(readClockTime(hours.lastEntry));
  if (opens === null || closes === null || lastEntry === null) return false;
  const end = closes <= opens ? closes + midnight : closes;
  const entry = lastEntry < opens ? lastEntry + midnight : lastEntry;
  return entry > end;
}

const midnight = 24 * 60;

/** Converts a time of day (`HH:mm`) to minutes after midnight. */
function minutesOf(time: string | null): number | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Rejects a week with several entries for a weekday: the site uses the first of them only. */
export function weekdaysOnce(week: unknown): true | string {
  return eachOnce(week, ({ day }) => optionTitle(weekdayOptions, day));
}

/** Rejects exceptions with several entries for a date: the site uses the first of them only. */
export function datesOnce(exceptions: unknown): true | string {
  return eachOnce(exceptions, ({ date }) => dateText(date));
}

function eachOnce(entries: unknown, dayOf: (entry: JsonRecord) => string | null): true | string {
  const days = (Array.isArray(entries) ? entries : []).filter(isRecord).map(dayOf);
  const several = days.filter((day, index) => day !== null && days.indexOf(day) < index);
  return several.length === 0 || daysOnce([...new Set(several)].filter((day) => day !== null));
}
