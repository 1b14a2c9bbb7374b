import { addDays } from '../../lib/time/prague.ts';

const day = 86_400_000;

/** Whether a text is an existing date, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the number of days from one date to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day;
}

/** Returns the Monday of the week of a date (`YYYY-MM-DD`). */
export function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/**
 * Returns the first date with this month and day (`MM-DD`) that is not before `from`; undefined if
 * none exists.
 */
export function nextOccurrence(monthDay: string, from: string): string | undefined {
  const firstYear = Number(from.slice(0, 4));
  // Eight years include the next 29 February even across a century year that is not a leap year.
  for (let year = firstYear; year <= firstYear + 8; year += 1) {
    const date = `${year}-${monthDay}`;
    if (isCalendarDate(date) && date >= from) return date;
  }
  return undefined;
}
