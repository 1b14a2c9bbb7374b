import { describe, expect, it } from 'vitest';
import { instantInPrague, pragueWallTime } from './prague-time.ts';

const iso = (date: string, minutes: number) => instantInPrague(date, minutes).toISOString();

describe('instantInPrague', () => {
  it('is an hour ahead of UTC in winter and two in summer', () => {
    expect(iso('2027-01-15', 19 * 60)).toBe('2027-01-15T18:00:00.000Z');
    expect(iso('2027-07-15', 19 * 60)).toBe('2027-07-15T17:00:00.000Z');
  });

  it('keeps the wall time on the days the clock changes', () => {
    expect(iso('2027-03-28', 60)).toBe('2027-03-28T00:00:00.000Z');
    expect(iso('2027-03-28', 10 * 60)).toBe('2027-03-28T08:00:00.000Z');
    expect(iso('2026-10-25', 60)).toBe('2026-10-24T23:00:00.000Z');
    expect(iso('2026-10-25', 10 * 60)).toBe('2026-10-25T09:00:00.000Z');
  });

  it('takes the hour after a skipped one, and the first of two that are called the same', () => {
    expect(iso('2027-03-28', 2.5 * 60)).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2026-10-25', 2.5 * 60)).toBe('2026-10-25T00:30:00.000Z');
  });

  it('counts hours on past midnight', () => {
    expect(iso('2026-12-31', 26 * 60)).toBe('2027-01-01T01:00:00.000Z');
  });
});

describe('pragueWallTime', () => {
  it('is a day further than UTC after midnight in Prague', () => {
    expect(pragueWallTime(new Date('2026-11-21T23:30:05Z'))).toEqual({
      date: '2026-11-22',
      time: '00:30:05',
    });
  });
});
