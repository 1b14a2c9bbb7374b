import { formatWeekday } from '#lib/format/date';
import { sentenceCase } from '#lib/format/sentence-case';
import type { Locale } from '#lib/i18n/locales';
import { addDays, pragueInstant } from '#lib/time/prague';
import { type Weekday, weekdays } from '#lib/time/weekdays';

const someMonday = '2024-01-01';

/** A weekday or a range of them in words, as a line begins: `Monday–Thursday`. */
export function weekdayNames(first: Weekday, last: Weekday, locale: Locale): string {
  const names = first === last ? [name(first, locale)] : [name(first, locale), name(last, locale)];
  const words = names.join('–');
  return sentenceCase(words, locale);
}

function name(weekday: Weekday, locale: Locale): string {
  const date = addDays(someMonday, weekdays.indexOf(weekday));
  return formatWeekday(pragueInstant(date, '12:00'), locale);
}
