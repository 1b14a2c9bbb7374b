import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatFullDate,
  formatMonth,
  formatShortDate,
  formatTimes,
  formatWeekday,
} from './date.ts';

/** A quarter past midnight in Prague, still the day before in UTC. */
const night = new Date('2026-06-05T22:15:00Z');

describe('dates in the languages of the house', () => {
  it.each([
    ['en', 'Saturday, 6\u00a0June 2026', 'June', 'Saturday'],
    ['cs', 'sobota 6.\u00a0června 2026', 'červen', 'sobota'],
    ['de', 'Samstag, 6.\u00a0Juni 2026', 'Juni', 'Samstag'],
    ['it', 'sabato 6\u00a0giugno 2026', 'giugno', 'sabato'],
  ] as const)('%s', (locale, full, month, weekday) => {
    expect(formatFullDate(night, locale)).toBe(full);
    expect(formatMonth(night, locale)).toBe(month);
    expect(formatWeekday(night, locale)).toBe(weekday);
  });

  it('tells the day in Prague with two digits', () => {
    expect(formatDay(night)).toBe('06');
  });

  it('adds the year on wish', () => {
    expect(formatMonth(night, 'it', true)).toBe('giugno 2026');
  });

  it('writes calendar dates', () => {
    expect(formatDate('2026-10-25', 'cs')).toBe('25.\u00a0října 2026');
    expect(formatShortDate('2026-12-24', 'en')).toBe('Thu 24\u00a0December');
  });
});

describe('formatTimes', () => {
  it('takes clock times and instants', () => {
    expect(formatTimes('10:00', '20:00')).toBe('10:00–20:00');
    expect(formatTimes(new Date('2026-12-31T19:00:00Z'), new Date('2027-01-01T01:00:00Z'))).toBe(
      '20:00–02:00',
    );
  });
});
