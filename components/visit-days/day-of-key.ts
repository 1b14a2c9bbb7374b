import { lastDayOf, sameDayOf } from '#lib/time/last-day-of';
import { addMonths } from '#lib/time/months';
import { addDays } from '#lib/time/prague';
import { weekdayOf, weekdays } from '#lib/time/weekdays';

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * Returns the day (`YYYY-MM-DD`) to which a key leads from another in a grid of dates (WAI-ARIA
 * Authoring Practices, date picker), or null for other keys. Home and End stay within the month; with
 * Shift, Page Up and Page Down lead to another year.
 */
export function dayOfKey({ key, shiftKey }: PressedKey, date: string): string | null {
  const month = date.slice(0, 7);
  const months = shiftKey ? 12 : 1;
  const daysBefore = weekdays.indexOf(weekdayOf(date));
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return nearestIn(month, addDays(date, -daysBefore));
    case 'End':
      return nearestIn(month, addDays(date, 6 - daysBefore));
    case 'PageUp':
      return sameDayOf(addMonths(month, -months), date);
    case 'PageDown':
      return sameDayOf(addMonths(month, months), date);
    default:
      return null;
  }
}

function nearestIn(month: string, date: string): string {
  const [, nearest = date] = [`${month}-01`, date, lastDayOf(month)].toSorted();
  return nearest;
}
