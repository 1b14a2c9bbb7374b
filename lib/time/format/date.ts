import { sentenceCase } from '../../platform/format/sentence-case.ts';
import { italianDate, italianOnDay, italianToDay } from '../../platform/grammar/italian.ts';
import { type Locale, localeData } from '../../platform/i18n/locales.ts';
import { pragueInstant, pragueTime, pragueZone } from '../prague.ts';
import { clockAfterDate, formatClock } from './clock.ts';

const unchanged = (date: string) => date;

/** Corrections of a date that `Intl` has formatted, by language. */
const adjust: Readonly<Record<Locale, (date: string) => string>> = {
  en: unchanged,
  cs: unchanged,
  de: unchanged,
  it: italianDate,
};

/**
 * Returns a function that formats instants in Prague in one way. Each language has one formatter: to
 * create it takes longer than to use it, and a calendar has a hundred dates.
 */
function dateFormat(
  options: Intl.DateTimeFormatOptions,
): (instant: Date, locale: Locale) => string {
  const formatters = new Map<Locale, Intl.DateTimeFormat>();
  return (instant, locale) => {
    const { tag } = localeData[locale];
    const formatter =
      formatters.get(locale) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: pragueZone });
    formatters.set(locale, formatter);
    // Intl puts plain spaces between day, month and year; a date should not be broken there.
    return adjust[locale](formatter.format(instant).replace(/(?<=\d\.?) | (?=\d{4})/g, '\u00a0'));
  };
}

const fullDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdayAndDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'long' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });
const monthAndYear = dateFormat({ month: 'long', year: 'numeric' });
const longWeekday = dateFormat({ weekday: 'long' });
const shortWeekday = dateFormat({ weekday: 'short' });
const dayOfStart = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date (`YYYY-MM-DD`): `23 May 2026`. */
export function formatDate(date: string, locale: Locale): string {
  return fullDate(noon(date), locale);
}

/**
 * Formats a date (`YYYY-MM-DD`) as the last day of something: `until 8 December 2026`,
 * `fino all’8 dicembre 2026`.
 */
export function untilDate(date: string, locale: Locale): string {
  const text = formatDate(date, locale);
  switch (locale) {
    case 'en':
      return `until ${text}`;
    case 'cs':
      return `do ${text}`;
    case 'de':
      return `bis ${text}`;
    case 'it':
      return `fino ${italianToDay(Number(date.slice(8)))}${text}`;
  }
}

/**
 * Formats a date (`YYYY-MM-DD`) with its short weekday, as within a sentence: `Thu 24 December`,
 * `čt 24. prosince`.
 */
export function formatWeekdayAndDate(date: string, locale: Locale): string {
  return weekdayAndDate(noon(date), locale);
}

/** Formats a date (`YYYY-MM-DD`) with its short weekday, capitalized: `Thu 24 December`. */
export function formatShortDate(date: string, locale: Locale): string {
  return sentenceCase(formatWeekdayAndDate(date, locale), locale);
}

/**
 * Formats a date (`YYYY-MM-DD`) without its year as the answer to “when”: `on 8 December`,
 * `am 8. Dezember`, `l’8 dicembre`.
 */
export function onDate(date: string, locale: Locale): string {
  const text = formatDayAndMonth(date, locale);
  switch (locale) {
    case 'en':
      return `on ${text}`;
    case 'cs':
      return text;
    case 'de':
      return `am ${text}`;
    case 'it':
      return `${italianOnDay(Number(date.slice(8)))}${text}`;
  }
}

/** Formats a date (`YYYY-MM-DD`) without its year, as within a sentence: `6. prosince`. */
export function formatDayAndMonth(date: string, locale: Locale): string {
  return dayAndMonth(noon(date), locale);
}

/**
 * Formats the day and the month of an instant in Prague, which belong together: `6` and `December`,
 * in Czech `6.` and `prosince`.
 */
export function formatDateParts(
  instant: Date,
  locale: Locale,
): { readonly day: string; readonly month: string } {
  const [day = '', month = ''] = formatDayAndMonth(pragueTime(instant).date, locale).split(
    '\u00a0',
  );
  return { day, month };
}

/** Formats a month (`YYYY-MM`) with its year, capitalized: `December 2026`. */
export function formatMonthYear(month: string, locale: Locale): string {
  return sentenceCase(monthAndYear(noon(`${month}-01`), locale), locale);
}

/** Returns the year of an instant in Prague, four digits. */
export function formatYear(instant: Date): string {
  return pragueTime(instant).date.slice(0, 4);
}

/** Formats the weekday of an instant in Prague, as within a sentence: `Saturday`. */
export function formatWeekday(instant: Date, locale: Locale): string {
  return longWeekday(instant, locale);
}

/** Formats the weekday of an instant in Prague, shortened, as within a sentence: `Sat`. */
export function formatShortWeekday(instant: Date, locale: Locale): string {
  return shortWeekday(instant, locale);
}

/**
 * Formats the day and the time of an instant in Prague: `Saturday, 23 May 2026, 20:00`, in German
 * with `Uhr`.
 */
export function formatStart(instant: Date, locale: Locale): string {
  return `${dayOfStart(instant, locale)}, ${clockAfterDate(pragueTime(instant).time, locale)}`;
}

/** Formats the day and the time of an instant in Prague, shortened: `Sat 23 May, 20:00`. */
export function formatShortStart(instant: Date, locale: Locale): string {
  const { date, time } = pragueTime(instant);
  return `${formatShortDate(date, locale)}, ${clockAfterDate(time, locale)}`;
}

/**
 * Formats a time span in Prague, from clock times (`HH:mm`) or instants: `20:00–01:00`,
 * `20:00–1:00`.
 */
export function formatTimes(from: Date | string, to: Date | string, locale: Locale): string {
  const time = (value: Date | string) =>
    formatClock(typeof value === 'string' ? value : pragueTime(value).time, locale);
  return `${time(from)}–${time(to)}`;
}

/** Returns noon of a date in Prague, which no clock change at night moves to another date. */
function noon(date: string): Date {
  return pragueInstant(date, '12:00');
}
