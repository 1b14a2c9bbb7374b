import { sentenceCase } from '#lib/platform/format/sentence-case';
import type { Locale } from '#lib/platform/i18n/locales';
import { weekdayName } from '#lib/time/format/weekday';
import type { Weekday } from '#lib/time/weekdays';

/**
 * Returns the name of a weekday or of a range, capitalised as at the start of a line:
 * `Monday–Thursday`.
 */
export function weekdayNames(first: Weekday, last: Weekday, locale: Locale): string {
  const days = first === last ? [first] : [first, last];
  return sentenceCase(days.map((day) => weekdayName(day, locale)).join('–'), locale);
}
