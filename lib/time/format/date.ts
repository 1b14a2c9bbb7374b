import { languageTags } from '../../platform/format/language-tags.ts';
import { sentenceCase } from '../../platform/format/sentence-case.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { pragueInstant, pragueTime, pragueZone } from '../prague.ts';

function format(instant: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(languageTags[locale], {
    ...options,
    timeZone: pragueZone,
  });
  // Intl puts plain spaces between day, month and year; a date should not be torn there.
  return formatter.format(instant).replace(/(?<=\d\.?) | (?=\d{4})/g, '\u00a0');
}

/** A date (`YYYY-MM-DD`) in words: `23 May 2026`. */
export function formatDate(date: string, locale: Locale): string {
  return format(noon(date), locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A date (`YYYY-MM-DD`) with its weekday, shortened, as a line begins: `Thu 24 December`. */
export function formatShortDate(date: string, locale: Locale): string {
  const words = format(noon(date), locale, { weekday: 'short', day: 'numeric', month: 'long' });
  return sentenceCase(words, locale);
}

/** The day of the month of an instant in Prague, two digits: `06`. */
export function formatDay(instant: Date): string {
  return pragueTime(instant).date.slice(8);
}

/** The month of an instant in Prague, as a line begins: `May`. */
export function formatMonth(instant: Date, locale: Locale): string {
  return sentenceCase(format(instant, locale, { month: 'long' }), locale);
}

/** A month (`YYYY-MM`) with its year, as a line begins: `December 2026`. */
export function formatMonthYear(month: string, locale: Locale): string {
  const words = format(noon(`${month}-01`), locale, { month: 'long', year: 'numeric' });
  return sentenceCase(words, locale);
}

/** The year of an instant in Prague, four digits. */
export function formatYear(instant: Date): string {
  return pragueTime(instant).date.slice(0, 4);
}

/** The weekday of an instant in Prague, as it stands in a sentence: `Saturday`. */
export function formatWeekday(instant: Date, locale: Locale): string {
  return format(instant, locale, { weekday: 'long' });
}

/** The weekday of an instant in Prague, shortened, as it stands in a sentence: `Sat`. */
export function formatShortWeekday(instant: Date, locale: Locale): string {
  return format(instant, locale, { weekday: 'short' });
}

/** From one clock time to another in Prague, for texts or instants: `18:00–22:00`. */
export function formatTimes(from: Date | string, to: Date | string): string {
  const time = (value: Date | string) =>
    typeof value === 'string' ? value : pragueTime(value).time;
  return `${time(from)}–${time(to)}`;
}

/** Noon is the same date whatever the clock does in the night. */
function noon(date: string): Date {
  return pragueInstant(date, '12:00');
}
