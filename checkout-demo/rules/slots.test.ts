import { describe, expect, it } from 'vitest';
import type { VenuePlan } from '../../lib/time/hours/venue-plan.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { weekdays } from '../../lib/time/weekdays.ts';
import { dayOfSlot, slotsOn } from './slots.ts';

const longAgo = new Date('2020-01-01T00:00:00Z');

/** Returns a plan with these hours on every day of the week. */
function daily(opens: string, closes: string, lastEntry: string): VenuePlan {
  const weekly = weekdays.map((day) => ({ day, opens, closes, lastEntry }));
  return { weekly, exceptions: null };
}

const museum: VenuePlan = {
  ...daily('10:00', '22:00', '20:30'),
  exceptions: [
    { date: '2026-12-24', closed: true },
    { date: '2026-12-31', opens: '10:00', closes: '17:00', lastEntry: '15:30' },
  ],
};

const times = (slots: readonly Date[]) => slots.map((slot) => pragueTime(slot).time);

describe('the starts of a day', () => {
  it('are every half hour from opening to the last entry, inclusive', () => {
    const slots = times(slotsOn(museum, null, '2026-12-05', longAgo));
    expect(slots.slice(0, 3)).toEqual(['10:00', '10:30', '11:00']);
    expect(slots.at(-1)).toBe('20:30');
    expect(slots).toHaveLength(22);
  });

  it('end before a last entry between two of them', () => {
    const plan = daily('10:00', '12:00', '11:15');
    expect(times(slotsOn(plan, null, '2026-12-05', longAgo))).toEqual(['10:00', '10:30', '11:00']);
  });

  it('follow the hours of an exception', () => {
    expect(slotsOn(museum, null, '2026-12-24', longAgo)).toEqual([]);
    expect(times(slotsOn(museum, null, '2026-12-31', longAgo)).at(-1)).toBe('15:30');
  });

  it('are left out once they have begun', () => {
    const now = new Date('2026-12-05T19:00:00Z'); // 20:00 in Prague
    expect(times(slotsOn(museum, null, '2026-12-05', now))).toEqual(['20:30']);
  });

  it('are only those of the days and times of departures', () => {
    const evenings = { days: ['friday', 'saturday'], from: '19:00' } as const;
    expect(times(slotsOn(museum, evenings, '2026-12-05', longAgo))).toEqual([
      '19:00',
      '19:30',
      '20:00',
      '20:30',
    ]);
    expect(slotsOn(museum, evenings, '2026-12-06', longAgo)).toEqual([]);
    expect(slotsOn(museum, { ...evenings, days: ['thursday'] }, '2026-12-31', longAgo)).toEqual([]);
  });
});

describe('a night that goes past midnight', () => {
  const night = daily('22:00', '02:00', '01:00');

  it('belongs to the day it began on', () => {
    const slots = slotsOn(night, null, '2026-12-05', longAgo);
    expect(slots.map(pragueTime).at(-1)).toEqual({ date: '2026-12-06', time: '01:00' });
    expect(slots.map((slot) => dayOfSlot(night, slot))).toEqual(slots.map(() => '2026-12-05'));
  });

  it('may have departures after midnight only', () => {
    const late = { days: ['saturday'], from: '00:30' } as const;
    expect(times(slotsOn(night, late, '2026-12-05', longAgo))).toEqual(['00:30', '01:00']);
  });
});

describe('a night on which the clock is changed', () => {
  const allNight = daily('01:00', '05:00', '03:30');

  it('has no start in the hour that spring skips', () => {
    expect(times(slotsOn(allNight, null, '2027-03-28', longAgo))).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
  });

  it('has two starts with the same clock time in the hour that autumn repeats', () => {
    expect(times(slotsOn(allNight, null, '2026-10-25', longAgo))).toEqual([
      ...['01:00', '01:30', '02:00', '02:30'],
      ...['02:00', '02:30', '03:00', '03:30'],
    ]);
  });
});
