import { describe, expect, it } from 'vitest';
import { addDays, datesFrom, endOfPragueDay, pragueInstant, pragueTime } from './prague.ts';

describe('pragueTime', () => {
  it('returns summer and winter time', () => {
    expect(pragueTime(new Date('2026-07-01T21:30:00Z'))).toEqual({
      date: '2026-07-01',
      time: '23:30',
    });
    expect(pragueTime(new Date('2026-12-31T23:30:00Z'))).toEqual({
      date: '2027-01-01',
      time: '00:30',
    });
  });

  it('jumps an hour in the night of 29 March 2026', () => {
    expect(pragueTime(new Date('2026-03-29T00:59:00Z')).time).toBe('01:59');
    expect(pragueTime(new Date('2026-03-29T01:00:00Z')).time).toBe('03:00');
  });
});

describe('pragueInstant', () => {
  it.each([
    ['2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(pragueInstant(date, time).toISOString()).toBe(instant);
  });

  it('moves a time that spring skips past the jump', () => {
    expect(pragueInstant('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('takes the first of two equal times in autumn', () => {
    expect(pragueInstant('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});

it('datesFrom counts on over the end of a month', () => {
  expect(datesFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(datesFrom('2028-02-28', 0)).toEqual([]);
});

describe('addDays', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('endOfPragueDay', () => {
  it('is the next midnight, whatever the length of the day', () => {
    expect(endOfPragueDay('2026-06-30').toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(endOfPragueDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(endOfPragueDay('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });
});
