import type { Period } from '../../../lib/tickets/campaign/campaign-count.ts';
import { addDays } from '../../../lib/time/prague.ts';

/** Periods that end today, by their lengths in days. */
export const periodLengths = [7, 30, 90, 365] as const;

/** Returns the period of so many days that ends `today` (`YYYY-MM-DD`). */
export function periodUntil(today: string, length: number): Period {
  return { from: addDays(today, 1 - length), through: today };
}

/** Lists the days of a period. */
export function daysOf({ from, through }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) days.push(day);
  return days;
}
