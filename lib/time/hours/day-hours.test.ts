import { describe, expect, it } from 'vitest';
import { hoursOn, nextDays, openSpan } from './day-hours.ts';
import type { VenuePlan } from './venue-plan.ts';

const early = { opens: '11:00', closes: '23:00' };
const late = { opens: '11:00', closes: '01:00' };

/** A taproom that is open past midnight on Fridays and Saturdays. */
const taproom: VenuePlan = {
  weekly: [
    { day: 'monday', ...early },
    { day: 'tuesday', ...early },
    { day: 'wednesday', ...early },
    { day: 'thursday', ...early },
    { day: 'friday', ...late },
    { day: 'saturday', ...late },
    { day: 'sunday', ...early },
  ],
  exceptions: [
    { date: '2026-05-30', closed: true, note: 'Private evening' },
    { date: '2027-01-01', opens: '12:00', closes: '20:00' },
  ],
};

const museum: VenuePlan = {
  weekly: [{ day: 'monday', opens: '10:00', closes: '20:00', lastEntry: '18:30' }],
  exceptions: null,
};

describe('hoursOn', () => {
  it('returns the hours of the weekday', () => {
    expect(hoursOn(museum, '2026-05-25')).toEqual({
      date: '2026-05-25',
      times: { opens: '10:00', closes: '20:00', lastEntry: '18:30' },
      exceptional: false,
      note: null,
    });
  });

  it('prefers an exception, open or closed', () => {
    expect(hoursOn(taproom, '2026-05-30')).toMatchObject({ times: null, note: 'Private evening' });
    expect(hoursOn(taproom, '2027-01-01')).toMatchObject({
      times: { opens: '12:00', closes: '20:00' },
      exceptional: true,
    });
  });

  it('returns no times on a day without a rule', () => {
    expect(hoursOn(museum, '2026-05-26').times).toBeNull();
  });
});

describe('nextDays', () => {
  it('begins with the current day in Prague', () => {
    const days = nextDays(taproom, new Date('2026-05-28T22:30:00Z'), 7);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-05-29',
      '2026-05-30',
      '2026-05-31',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
    ]);
    expect(days[1]?.times).toBeNull();
  });
});

describe('openSpan', () => {
  it('takes the last entry from the rule', () => {
    expect(openSpan(hoursOn(museum, '2026-05-25'))).toEqual({
      opens: new Date('2026-05-25T10:00:00+02:00'),
      closes: new Date('2026-05-25T20:00:00+02:00'),
      lastEntry: new Date('2026-05-25T18:30:00+02:00'),
    });
  });

  it('uses the closing time as last entry when the rule has none', () => {
    const span = openSpan(hoursOn(taproom, '2026-05-29'));
    expect(span?.lastEntry).toEqual(new Date('2026-05-30T01:00:00+02:00'));
  });

  it('supports a last entry past midnight', () => {
    const times = { opens: '20:00', closes: '03:00', lastEntry: '01:30' };
    const span = openSpan({ date: '2026-05-29', times, exceptional: false, note: null });
    expect(span?.lastEntry).toEqual(new Date('2026-05-30T01:30:00+02:00'));
  });
});
