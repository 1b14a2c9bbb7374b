import { addMonths } from './months.ts';
import { addDays } from './prague.ts';

/** Returns the last day of a month (`YYYY-MM`), `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Returns the same day of another month (`YYYY-MM`), or its last one if it is shorter. */
export function sameDayOf(month: string, date: string): string {
  const last = lastDayOf(month);
  const same = `${month}${date.slice(7)}`;
  return same < last ? same : last;
}
