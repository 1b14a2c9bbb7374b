import { describe, expect, it } from 'vitest';
import { isShownAt } from '../shown-spans.ts';
import { upcomingExceptions } from './exceptions.ts';
import type { VenuePlan } from './venue-plan.ts';

const plan: VenuePlan = {
  weekly: [],
  exceptions: [
    { date: '2027-01-01', opens: '12:00', closes: '20:00' },
    { date: '2026-12-31', opens: '11:00', closes: '02:00', note: 'New Year’s Eve' },
    { date: '2026-12-24', closed: true },
    { date: '2026-06-30', closed: true },
  ],
};

/** Returns the dates shown at the instant `seen` on a page rendered at `rendered`. */
function shownDates(rendered: string, seen = rendered): string[] {
  return upcomingExceptions(plan, new Date(rendered))
    .filter(({ shown }) => isShownAt(shown, new Date(seen)))
    .map(({ date }) => date);
}

describe('upcomingExceptions', () => {
  it('shows those of the next 60 days, the nearest first', () => {
    expect(shownDates('2026-12-01T12:00:00+01:00')).toEqual([
      '2026-12-24',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(shownDates('2026-10-26T12:00:00+01:00')).toEqual(['2026-12-24']);
    expect(shownDates('2026-09-01T12:00:00+02:00')).toEqual([]);
  });

  it('drops what is over, a night only once it has ended', () => {
    expect(shownDates('2026-12-25T00:00:00+01:00')).toEqual(['2026-12-31', '2027-01-01']);
    expect(shownDates('2027-01-01T01:59:00+01:00')).toEqual(['2026-12-31', '2027-01-01']);
    expect(shownDates('2027-01-01T02:00:00+01:00')).toEqual(['2027-01-01']);
    expect(shownDates('2027-01-02T00:00:00+01:00')).toEqual([]);
  });

  it('includes what a page may have to show before it is re-rendered', () => {
    expect(shownDates('2026-10-20T12:00:00+02:00', '2026-10-26T12:00:00+01:00')).toEqual([
      '2026-12-24',
    ]);
  });

  it('includes the note', () => {
    const [first] = upcomingExceptions(plan, new Date('2026-12-30T12:00:00+01:00'));
    expect(first).toMatchObject({ note: 'New Year’s Eve', exceptional: true });
  });
});
