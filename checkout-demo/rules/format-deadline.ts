import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { atTime, clockAfterDate } from '../../lib/time/format/clock.ts';
import { formatDayAndMonth } from '../../lib/time/format/date.ts';
import { genitive } from '../../lib/time/format/on-weekdays.ts';
import { weekdayName } from '../../lib/time/format/weekday.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { weekdayOf } from '../../lib/time/weekdays.ts';

/**
 * Formats an instant in Prague's time as within a sentence, after “until”, “do”, “bis” or “fino a”:
 * `17:00 on Friday 27 November`, `pátku 27. listopadu, 17:00`.
 */
export function formatDeadline(instant: Date, locale: Locale): string {
  const { date, time } = pragueTime(instant);
  const weekday = weekdayOf(date);
  const [name, day] = [weekdayName(weekday, locale), formatDayAndMonth(date, locale)];
  switch (locale) {
    case 'en':
      return `${time} on ${name} ${day}`;
    case 'cs':
      return `${genitive[weekday]} ${day}, ${clockAfterDate(time, locale)}`;
    case 'de':
      return `${name}, ${day}, ${clockAfterDate(time, locale)}`;
    case 'it':
      return `${name} ${day} ${atTime(time, locale)}`;
  }
}
