import { describe, expect, it } from 'vitest';
import { aSchedule } from './testing/a-schedule.ts';
import { nextVisitDay, offeredMonths, spokenLanguages, visitDay } from './visit-days.ts';

// 26 November 2026 is a Thursday.
const [thursday, friday] = ['2026-11-26', '2026-11-27'];

const lanterns = { days: ['friday', 'saturday'], from: '19:00' } as const;

describe('visitDay', () => {
  it('lists the languages of each weekday', () => {
    expect(visitDay(aSchedule(), thursday)?.languages).toEqual(['cs', 'en']);
    expect(visitDay(aSchedule(), friday)?.languages).toEqual(['cs', 'en', 'de']);
  });

  it('is null on days on which the museum is closed or the tour does not depart', () => {
    expect(visitDay(aSchedule(), '2026-12-24')).toBeNull();
    const late = {
      weekly: [{ day: 'friday', opens: '10:00', closes: '22:00' }],
      exceptions: null,
    } as const;
    const evenings = aSchedule({ plan: late, departures: lanterns });
    expect(visitDay(evenings, friday)?.starts[0]).toEqual(new Date('2026-11-27T18:00:00Z'));
    expect(visitDay(evenings, thursday)).toBeNull();
  });

  it('is null on days on which no guide speaks a language of the tour', () => {
    const german = aSchedule({ languages: ['de'] });
    expect(visitDay(german, thursday)).toBeNull();
    expect(visitDay(german, friday)?.languages).toEqual(['de']);
  });

  it('has no languages when they are not known', () => {
    for (const unknown of [aSchedule({ languages: [] }), aSchedule({ languageDays: [] })]) {
      expect(spokenLanguages(unknown)).toEqual([]);
      expect(visitDay(unknown, thursday)).toMatchObject({ date: thursday, languages: [] });
    }
  });

  it('is null without opening hours', () => {
    const unknown = aSchedule({ plan: { weekly: [], exceptions: null } });
    expect(visitDay(unknown, friday)).toBeNull();
    expect(nextVisitDay(unknown, friday, null)).toBeNull();
  });

  it.each([
    ['2027-03-28', '2027-03-28T08:00:00Z'],
    ['2026-10-25', '2026-10-25T09:00:00Z'],
  ])('uses local time on %s, when daylight saving time changes', (date, first) => {
    const day = visitDay(aSchedule(), date);
    expect(day?.starts[0]).toEqual(new Date(first));
    expect(day?.starts).toHaveLength(18);
  });
});

it('lists the languages that have a day, in the order of the settings', () => {
  expect(spokenLanguages(aSchedule({ languages: ['it', 'de', 'en'] }))).toEqual(['en', 'de', 'it']);
  const sundays = { days: ['monday'], from: '10:00' } as const;
  expect(spokenLanguages(aSchedule({ departures: sundays }))).toEqual(['cs', 'en']);
});

it('finds the next day with tours in a language, past closed days', () => {
  expect(nextVisitDay(aSchedule(), '2026-12-23', null)?.date).toBe('2026-12-25');
  expect(nextVisitDay(aSchedule(), '2026-11-22', 'de')?.date).toBe(friday);
  expect(nextVisitDay(aSchedule(), '2026-11-22', 'it')).toBeNull();
});

it('offers six months from the current one in Prague', () => {
  expect(offeredMonths(new Date('2026-11-30T23:30:00Z'))).toEqual(['2026-12', '2027-05']);
});
