import { addDays } from './prague.ts';
import { weekdayOf, weekdays } from './weekdays.ts';

/**
 * Returns the weeks that a month (`YYYY-MM`) is part of, each from Monday to Sunday: its dates
 * (`YYYY-MM-DD`), and null for the days of other months.
 */
export function weeksOfMonth(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdays.indexOf(weekdayOf(first)));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    weekdays.map((_day, index) => {
      const date = addDays(monday, week * weekdays.length + index);
      return date.startsWith(month) ? date : null;
    }),
  );
  return weeks.filter((week) => week.some((date) => date !== null));
}
