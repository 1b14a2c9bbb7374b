import { addMonths } from './months.ts';
import { addDays } from './prague.ts';

/** Returns the last day of a month (`YYYY-MM`), `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}
