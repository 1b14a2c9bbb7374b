import { describe, expect, it } from 'vitest';
import type { VenuePlan } from '../../time/hours/venue-plan.ts';
import { pragueTime } from '../../time/prague.ts';
import { weekdays } from '../../time/weekdays.ts';
import { dayOfStart, startsOn } from './starts-on.ts';

/** Returns a plan with these hours on every day of the week. */
function daily(opens: string, closes: string, lastEntry: string): VenuePlan {
  const weekly = weekdays.map((day) => ({ day, opens, closes, lastEntry }));
  return { weekly, exceptions: null };
}

const museum: VenuePlan = {
  ...daily('10:00', '22:00', '20:30'),
  exceptions: [
    { date: '2026-12-24', closed: true },
    { date: '2026-12-25', opens: '12:00', closes: '20:00', lastEntry: '13:00' },
    { date: '2026-12-31', opens: '10:00', closes: '17:00', lastEntry: '15:30' },
  ],
};

const times = (starts: readonly Date[]) => starts.map((start) => pragueTime(start).time);

describe('the starts of a day', () => {
  it('are every half hour from opening to the last entry, inclusive', () => {
    const starts = times(startsOn(museum, null, '2026-12-05'));
    expect(starts.slice(0, 3)).toEqual(['10:00', '10:30', '11:00']);
    expect(starts.at(-1)).toBe('20:30');
    expect(starts).toHaveLength(22);
  });

  it('end before a last entry that is between two starts', () => {
    const plan = daily('10:00', '12:00', '11:15');
    expect(times(startsOn(plan, null, '2026-12-05'))).toEqual(['10:00', '10:30', '11:00']);
  });

  it('follow the hours of an exception', () => {
    expect(startsOn(museum, null, '2026-12-24')).toEqual([]);
    expect(times(startsOn(museum, null, '2026-12-31')).at(-1)).toBe('15:30');
  });

  it('end as long before closing as on other days when a day has no last entry', () => {
    const exceptions = [{ date: '2026-12-24', opens: '10:00', closes: '16:00' }];
    const plan = { ...museum, exceptions };
    expect(times(startsOn(plan, null, '2026-12-24')).at(-1)).toBe('14:30');
    const opensLate = [{ date: '2026-12-24', opens: '15:00', closes: '16:00' }];
    expect(startsOn({ ...museum, exceptions: opensLate }, null, '2026-12-24')).toEqual([]);
  });

  it('end before closing when no last entry is known', () => {
    const weekly = weekdays.map((day) => ({ day, opens: '10:00', closes: '16:00' }));
    expect(times(startsOn({ weekly, exceptions: null }, null, '2026-12-05')).at(-1)).toBe('15:30');
  });

  it('include only the days and times of departures', () => {
    const evenings = { days: ['friday', 'saturday'], from: '19:00' } as const;
    expect(times(startsOn(museum, evenings, '2026-12-05'))).toEqual([
      '19:00',
      '19:30',
      '20:00',
      '20:30',
    ]);
    expect(startsOn(museum, evenings, '2026-12-06')).toEqual([]);
    expect(startsOn(museum, { ...evenings, days: ['thursday'] }, '2026-12-31')).toEqual([]);
  });

  it('begin at opening time when that is after the first departure', () => {
    const fromEleven = { days: weekdays, from: '11:00' };
    expect(times(startsOn(museum, fromEleven, '2026-12-05'))[0]).toBe('11:00');
    expect(times(startsOn(museum, fromEleven, '2026-12-25'))).toEqual(['12:00', '12:30', '13:00']);
  });
});

describe('starts after midnight', () => {
  const night = daily('22:00', '02:00', '01:00');

  it('belong to the day on which the night began', () => {
    const starts = startsOn(night, null, '2026-12-05');
    expect(starts.map(pragueTime).at(-1)).toEqual({ date: '2026-12-06', time: '01:00' });
    expect(starts.map((start) => dayOfStart(night, start))).toEqual(starts.map(() => '2026-12-05'));
  });

  it('may be the only departures of a night', () => {
    const late = { days: ['saturday'], from: '00:30' } as const;
    expect(times(startsOn(night, late, '2026-12-05'))).toEqual(['00:30', '01:00']);
  });
});

describe('a night on which daylight saving time changes', () => {
  const allNight = daily('01:00', '05:00', '03:30');

  it('has no start in the hour that spring skips', () => {
    expect(times(startsOn(allNight, null, '2027-03-28'))).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
  });

  it('has two starts with the same clock time in the hour that autumn repeats', () => {
    expect(times(startsOn(allNight, null, '2026-10-25'))).toEqual([
      ...['01:00', '01:30', '02:00', '02:30'],
      ...['02:00', '02:30', '03:00', '03:30'],
    ]);
  });
});
