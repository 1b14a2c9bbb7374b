import type { Locale } from '../../platform/i18n/locales.ts';
import { addDays, pragueInstant } from '../prague.ts';
import { type Weekday, weekdays } from '../weekdays.ts';
import { formatShortWeekday, formatWeekday } from './date.ts';

const someMonday = '2024-01-01';

/** Returns the name of a weekday, as within a sentence: `Saturday`, `sobota`. */
export function weekdayName(weekday: Weekday, locale: Locale): string {
  return formatWeekday(instantOf(weekday), locale);
}

/** Returns the short name of a weekday, as within a sentence: `Sat`, `so`. */
export function weekdayShortName(weekday: Weekday, locale: Locale): string {
  return formatShortWeekday(instantOf(weekday), locale);
}

function instantOf(weekday: Weekday): Date {
  return pragueInstant(addDays(someMonday, weekdays.indexOf(weekday)), '12:00');
}
