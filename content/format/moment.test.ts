import { describe, expect, it } from 'vitest';
import { compactDay, compactMoment, expandDay, expandMoment } from './moment.ts';

/** A Wednesday. */
const firstDay = '2026-10-21';

const dayOf = (written: unknown, from = firstDay) => expandDay(written, from);
const momentOf = (written: unknown, from = firstDay) => expandMoment(written, from);
const ok = (value: string) => ({ ok: true, value });

describe('expandDay', () => {
  it('counts weeks from the Monday of the first import’s week', () => {
    expect(dayOf({ week: 0, day: 'monday' })).toEqual(ok('2026-10-19'));
    expect(dayOf({ week: 0, day: 'sunday' })).toEqual(ok('2026-10-25'));
    expect(dayOf({ week: 2, day: 'friday' })).toEqual(ok('2026-11-06'));
    expect(dayOf({ week: -1, day: 'saturday' })).toEqual(ok('2026-10-17'));
  });

  it('means the same week, whichever day of it the import happens', () => {
    const friday = { week: 1, day: 'friday' };
    expect(dayOf(friday, '2026-10-19')).toEqual(dayOf(friday, '2026-10-25'));
  });

  it('returns the next occurrence of a holiday, today included', () => {
    expect(dayOf({ feast: '12-24' })).toEqual(ok('2026-12-24'));
    expect(dayOf({ feast: '01-01' })).toEqual(ok('2027-01-01'));
    expect(dayOf({ feast: '12-24' }, '2026-12-24')).toEqual(ok('2026-12-24'));
    expect(dayOf({ feast: '12-24' }, '2026-12-25')).toEqual(ok('2027-12-24'));
    expect(dayOf({ feast: '02-29' })).toEqual(ok('2028-02-29'));
  });

  it('accepts a calendar date as it is', () => {
    expect(dayOf('2024-07-14')).toEqual(ok('2024-07-14'));
  });

  it.each([
    { week: 1.5, day: 'friday' },
    { week: 1, day: 'Friday' },
    { week: 1 },
    { week: 1, day: 'friday', feast: '12-24' },
    { feast: '02-30' },
    '2026-02-30',
    'tomorrow',
    20261224,
  ])('rejects %j', (written) => {
    expect(dayOf(written)).toMatchObject({ ok: false });
  });
});

describe('expandMoment', () => {
  it('means the same local time before and after the clock changes', () => {
    expect(momentOf({ week: 0, day: 'saturday', time: '19:00' })).toEqual(
      ok('2026-10-24T17:00:00.000Z'),
    );
    expect(momentOf({ week: 0, day: 'sunday', time: '19:00' })).toEqual(
      ok('2026-10-25T18:00:00.000Z'),
    );
  });

  it('accepts a time after midnight of a holiday, even if imported on the next day', () => {
    const end = { feast: '12-31', time: '26:00' };
    expect(momentOf(end)).toEqual(ok('2027-01-01T01:00:00.000Z'));
    expect(momentOf(end, '2027-01-01')).toEqual(ok('2028-01-01T01:00:00.000Z'));
  });

  it('accepts an ISO date with an offset, and rejects one without', () => {
    expect(momentOf('2026-11-01T19:00:00+01:00')).toEqual(ok('2026-11-01T18:00:00.000Z'));
    expect(momentOf('2026-11-01T19:00:00')).toMatchObject({ ok: false });
  });

  it.each(['7:00', '48:00', '19:60', undefined])('rejects the time %s', (time) => {
    expect(momentOf({ week: 0, day: 'monday', time })).toMatchObject({ ok: false });
  });
});

describe('the short forms', () => {
  it('are weeks from the first import, and expand to the original values', () => {
    expect(compactDay('2026-10-17', firstDay)).toEqual({ week: -1, day: 'saturday' });
    expect(compactMoment('2026-11-06T18:30:00.000Z', firstDay)).toEqual({
      week: 2,
      day: 'friday',
      time: '19:30',
    });
  });

  it('leave an ambiguous instant, or one with seconds, unchanged', () => {
    const second = '2026-10-25T01:30:00.000Z';
    expect(compactMoment(second, firstDay)).toBe(second);
    expect(compactMoment('2026-11-06T18:30:12.000Z', firstDay)).toBe('2026-11-06T18:30:12.000Z');
  });

  it.each(['24. 12. 2026 19:00', '1. 12. 2026 19:00', '2026-12-24T19:00', ''])(
    'leave %j unchanged, which is no ISO date with an offset',
    (written) => {
      expect(compactMoment(written, firstDay)).toBe(written);
    },
  );
});
