import { describe, expect, it } from 'vitest';
import { locales } from '#lib/platform/i18n/locales';
import { addDays, pragueInstant } from '../prague.ts';
import {
  formatDate,
  formatDateParts,
  formatDayAndMonth,
  formatMonthYear,
  formatShortDate,
  formatStart,
  formatTimes,
  formatWeekday,
  formatYear,
  untilDate,
} from './date.ts';

/** A quarter past midnight in Prague, still the day before in UTC. */
const night = new Date('2026-06-05T22:15:00Z');

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
    ['cs', 'sobota 6. června 2026, 00:15'],
    ['de', 'Samstag, 6. Juni 2026, 00:15'],
    ['it', 'sabato 6 giugno 2026, 00:15'],
  ] as const)('are formatted with weekday and time in %s', (locale, text) => {
    expect(formatStart(night, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('have no leading zero, the case of the language and no line break, on every day', () => {
    const months = {
      en: 'January February March April May June July August September October November December',
      cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
      de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    };
    for (const locale of locales) {
      const names = months[locale].split(' ');
      const mark = locale === 'cs' || locale === 'de' ? '.' : '';
      for (let ahead = 0; ahead < 366; ahead += 1) {
        const date = addDays('2028-01-01', ahead);
        const [year, month, day] = date.split('-').map(Number);
        const ordinal = locale === 'it' && day === 1 ? 'º' : mark;
        const text = `${day}${ordinal}\u00a0${names[(month ?? 0) - 1]}`;
        expect(formatDayAndMonth(date, locale)).toBe(text);
        expect(formatDate(date, locale)).toBe(`${text}\u00a0${year}`);
        const parts = formatDateParts(pragueInstant(date, '12:00'), locale);
        expect(`${parts.day}\u00a0${parts.month}`).toBe(text);
      }
    }
  });

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

describe('formatTimes', () => {
  it('accepts clock times and instants', () => {
    expect(formatTimes('10:00', '20:00')).toBe('10:00–20:00');
    expect(formatTimes(new Date('2026-12-31T19:00:00Z'), new Date('2027-01-01T01:00:00Z'))).toBe(
      '20:00–02:00',
    );
  });
});
