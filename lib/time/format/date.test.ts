import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatMonth,
  formatMonthYear,
  formatShortDate,
  formatTimes,
  formatWeekday,
  formatYear,
} from './date.ts';

/** A quarter past midnight in Prague, still the day before in UTC. */
const night = new Date('2026-06-05T22:15:00Z');

describe('dates in the languages of the site', () => {
  it.each([
    ['en', 'June', 'Saturday'],
    ['cs', 'Červen', 'sobota'],
    ['de', 'Juni', 'Samstag'],
    ['it', 'Giugno', 'sabato'],
  ] as const)('formats month and weekday in %s', (locale, month, weekday) => {
    expect(formatMonth(night, locale)).toBe(month);
    expect(formatWeekday(night, locale)).toBe(weekday);
  });

  it('formats the day in Prague with two digits', () => {
    expect(formatDay(night)).toBe('06');
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

describe('formatTimes', () => {
  it('accepts clock times and instants', () => {
    expect(formatTimes('10:00', '20:00')).toBe('10:00–20:00');
    expect(formatTimes(new Date('2026-12-31T19:00:00Z'), new Date('2027-01-01T01:00:00Z'))).toBe(
      '20:00–02:00',
    );
  });
});
