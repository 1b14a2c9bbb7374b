import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#lib/platform/i18n/locales';
import { addDays, pragueInstant } from '../prague.ts';
import {
  formatDate,
  formatDateParts,
  formatDayAndMonth,
  formatMonthYear,
  formatShortDate,
  formatShortStart,
  formatStart,
  formatTimes,
  formatWeekday,
  formatWeekdayAndDate,
  formatYear,
  onDate,
  untilDate,
} from './date.ts';

/** A quarter past midnight in Prague, still the day before in UTC. */
const night = new Date('2026-06-05T22:15:00Z');

const months: Readonly<Record<Locale, string>> = {
  en: 'January February March April May June July August September October November December',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};

/** From Saturday, with which the year begins. */
const days: Readonly<Record<Locale, string>> = {
  en: 'Saturday Sunday Monday Tuesday Wednesday Thursday Friday',
  cs: 'sobota neděle pondělí úterý středa čtvrtek pátek',
  de: 'Samstag Sonntag Montag Dienstag Mittwoch Donnerstag Freitag',
  it: 'sabato domenica lunedì martedì mercoledì giovedì venerdì',
};

const shortLength: Readonly<Record<Locale, number>> = { en: 3, cs: 2, de: 2, it: 3 };

/** Returns every day of a leap year with its day and month, and its weekday, as the language has them. */
function everyDay(locale: Locale) {
  const mark = locale === 'cs' || locale === 'de' ? '.' : '';
  return Array.from({ length: 366 }, (_, ahead) => {
    const date = addDays('2028-01-01', ahead);
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const ordinal = locale === 'it' && day === 1 ? 'º' : mark;
    const weekday = days[locale].split(' ')[ahead % 7] ?? '';
    return {
      ...{ date, year, day, ahead, weekday },
      short: weekday.slice(0, shortLength[locale]),
      text: `${day}${ordinal}\u00a0${months[locale].split(' ')[month - 1]}`,
    };
  });
}

describe('dates in the languages of the site', () => {
  it.each([
    ['en', '6', 'June', 'Saturday'],
    ['cs', '6.', 'června', 'sobota'],
    ['de', '6.', 'Juni', 'Samstag'],
    ['it', '6', 'giugno', 'sabato'],
  ] as const)('formats day, month and weekday in %s', (locale, day, month, weekday) => {
    expect(formatDateParts(night, locale)).toEqual({ day, month });
    expect(formatWeekday(night, locale)).toBe(weekday);
  });

  it.each([
    ['en', 'Saturday, 6 June 2026, 00:15'],
    ['cs', 'sobota 6. června 2026, 0:15'],
    ['de', 'Samstag, 6. Juni 2026, 0:15 Uhr'],
    ['it', 'sabato 6 giugno 2026, 0:15'],
  ] as const)('are formatted with weekday and time in %s', (locale, text) => {
    expect(formatStart(night, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each(locales)(
    'have no leading zero, the case of %s and no line break, on every day',
    (locale) => {
      for (const { date, text, year } of everyDay(locale)) {
        expect(formatDayAndMonth(date, locale)).toBe(text);
        expect(formatDate(date, locale)).toBe(`${text}\u00a0${year}`);
        const parts = formatDateParts(pragueInstant(date, '12:00'), locale);
        expect(`${parts.day}\u00a0${parts.month}`).toBe(text);
      }
    },
  );

  it.each(locales)('have the short weekday of %s, on every day', (locale) => {
    for (const { date, text, short } of everyDay(locale)) {
      const comma = locale === 'de' ? '.,' : '';
      expect(formatWeekdayAndDate(date, locale)).toBe(`${short}${comma} ${text}`);
      const capital = short.charAt(0).toUpperCase() + short.slice(1);
      expect(formatShortDate(date, locale)).toBe(`${capital}${comma} ${text}`);
    }
  });

  it.each(locales)(
    'have the weekday and the time of %s, on every day and at every hour',
    (locale) => {
      const zero = locale === 'en' ? '0' : '';
      for (const { date, text, year, weekday, ahead } of everyDay(locale)) {
        const hour = (ahead * 7) % 24;
        const clock = `${hour < 10 ? zero : ''}${hour}:30${locale === 'de' ? '\u00a0Uhr' : ''}`;
        const instant = pragueInstant(date, `${String(hour).padStart(2, '0')}:30`);
        const comma = locale === 'en' || locale === 'de' ? ',' : '';
        expect(formatStart(instant, locale)).toBe(
          `${weekday}${comma} ${text}\u00a0${year}, ${clock}`,
        );
        expect(formatShortStart(instant, locale)).toBe(
          `${formatShortDate(date, locale)}, ${clock}`,
        );
      }
    },
  );

  it('formats the year in Prague', () => {
    expect(formatYear(new Date('2026-12-31T23:30:00Z'))).toBe('2027');
  });

  it('formats a month with its year, capitalized', () => {
    expect(formatMonthYear('2026-12', 'en')).toBe('December\u00a02026');
    expect(formatMonthYear('2027-01', 'cs')).toBe('Leden\u00a02027');
    expect(formatMonthYear('2027-03', 'de')).toBe('März\u00a02027');
    expect(formatMonthYear('2027-05', 'it')).toBe('Maggio\u00a02027');
  });

  it('formats calendar dates', () => {
    expect(formatDate('2026-10-25', 'cs')).toBe('25.\u00a0října\u00a02026');
    expect(formatShortDate('2026-12-24', 'en')).toBe('Thu 24\u00a0December');
    expect(formatShortDate('2026-12-24', 'cs')).toBe('Čt 24.\u00a0prosince');
  });
});

describe('formatShortStart', () => {
  it.each([
    ['en', 'Sat 5\u00a0December, 08:15'],
    ['cs', 'So 5.\u00a0prosince, 8:15'],
    ['de', 'Sa., 5.\u00a0Dezember, 8:15\u00a0Uhr'],
    ['it', 'Sab 5\u00a0dicembre, 8:15'],
  ] as const)('formats the start of a visit in %s', (locale, text) => {
    expect(formatShortStart(new Date('2026-12-05T07:15:00Z'), locale)).toBe(text);
  });
});

describe('onDate', () => {
  it.each([
    ['en', '2026-12-08', 'on 8\u00a0December'],
    ['cs', '2026-12-08', '8.\u00a0prosince'],
    ['de', '2026-12-08', 'am 8.\u00a0Dezember'],
    ['it', '2026-12-08', 'l’8\u00a0dicembre'],
    ['it', '2026-12-01', 'il 1º\u00a0dicembre'],
    ['it', '2026-12-18', 'il 18\u00a0dicembre'],
  ] as const)('formats the day in %s: %s', (locale, date, text) => {
    expect(onDate(date, locale)).toBe(text);
  });
});

describe('untilDate', () => {
  it.each([
    ['en', '2026-12-08', 'until 8\u00a0December\u00a02026'],
    ['cs', '2026-12-08', 'do 8.\u00a0prosince\u00a02026'],
    ['de', '2026-12-08', 'bis 8.\u00a0Dezember\u00a02026'],
    ['it', '2026-12-08', 'fino all’8\u00a0dicembre\u00a02026'],
    ['it', '2026-12-11', 'fino all’11\u00a0dicembre\u00a02026'],
    ['it', '2026-12-18', 'fino al 18\u00a0dicembre\u00a02026'],
  ] as const)('formats the last day in %s: %s', (locale, date, text) => {
    expect(untilDate(date, locale)).toBe(text);
  });
});

it.each(locales)('the last day has the preposition of %s, on every day', (locale) => {
  const until = { en: 'until ', cs: 'do ', de: 'bis ', it: 'fino al ' };
  for (const { date, text, year, day } of everyDay(locale)) {
    const elided = locale === 'it' && (day === 8 || day === 11);
    const preposition = elided ? 'fino all’' : until[locale];
    expect(untilDate(date, locale)).toBe(`${preposition}${text}\u00a0${year}`);
  }
});

describe('formatTimes', () => {
  it('accepts clock times and instants', () => {
    const [start, end] = [new Date('2026-12-31T19:00:00Z'), new Date('2027-01-01T01:00:00Z')];
    expect(formatTimes('10:00', '20:00', 'en')).toBe('10:00–20:00');
    expect(formatTimes(start, end, 'en')).toBe('20:00–02:00');
  });

  it('writes hours as in a sentence: with a leading zero in English alone', () => {
    const found = locales.map((locale) => formatTimes('11:00', '01:00', locale));
    expect(found).toEqual(['11:00–01:00', '11:00–1:00', '11:00–1:00', '11:00–1:00']);
  });
});
