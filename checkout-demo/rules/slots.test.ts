import { describe, expect, it } from 'vitest';
import { pragueTime } from '../../lib/time/prague.ts';
import { isOffered, lastDayOnSale, visitOn } from './slots.ts';
import { aCatalog, anExperience, openDaily } from './testing/fixtures.ts';

const tours = aCatalog({
  plan: { ...openDaily, exceptions: [{ date: '2026-12-24', closed: true }] },
  languageDays: [{ language: 'en', days: ['saturday'] }],
});
const experience = anExperience({});

const times = (starts: readonly Date[]) => starts.map((start) => pragueTime(start).time);

describe('visitOn', () => {
  it('lists only future starts', () => {
    const now = new Date('2026-12-05T19:00:00Z'); // 20:00 in Prague
    const { starts, languages } = visitOn(tours, experience, '2026-12-05', now);
    expect(times(starts)).toEqual(['20:30']);
    expect(languages).toEqual(['en']);
  });

  it('lists no starts on a day when no guide speaks a language of the tour', () => {
    const now = new Date('2026-12-01T09:00:00Z');
    expect(visitOn(tours, experience, '2026-12-04', now).starts).toEqual([]);
  });

  it('lists starts up to the last day of the calendar on the site', () => {
    const now = new Date('2026-07-01T09:00:00Z');
    const daily = { ...tours, languageDays: [] };
    expect(lastDayOnSale(now)).toBe('2026-12-31');
    expect(visitOn(daily, experience, '2026-12-31', now).starts).not.toEqual([]);
    expect(visitOn(daily, experience, '2027-01-01', now).starts).toEqual([]);
  });
});

describe('isOffered', () => {
  const now = new Date('2026-12-05T10:00:00Z');
  const daily = { ...tours, languageDays: [] };

  it('is true for a future start on the half hour', () => {
    expect(isOffered(daily, experience, new Date('2026-12-05T11:30:00Z'), now)).toBe(true);
  });

  it.each([
    ['between two half hours', '2026-12-05T11:40:00Z'],
    ['after the last entry', '2026-12-05T20:00:00Z'],
    ['on a closed day', '2026-12-24T11:00:00Z'],
    ['in the past', '2026-12-05T09:30:00Z'],
  ])('is false for a start %s', (_, start) => {
    expect(isOffered(daily, experience, new Date(start), now)).toBe(false);
  });
});
