import { describe, expect, it } from 'vitest';
import { datesFrom } from '../prague.ts';
import { isShownAt } from '../shown-spans.ts';
import { weekdays } from '../weekdays.ts';
import { hoursStates } from './hours-states.ts';
import type { VenuePlan } from './venue-plan.ts';

const museum: VenuePlan = {
  weekly: weekdays.map((day) => ({ day, opens: '10:00', closes: '20:00', lastEntry: '18:30' })),
  exceptions: [
    { date: '2026-12-24', closed: true },
    { date: '2026-12-25', opens: '12:00', closes: '20:00', lastEntry: '18:30' },
  ],
};

/** Open past midnight on Fridays and Saturdays; a night before a closed Sunday. */
const taproom: VenuePlan = {
  weekly: weekdays.map((day) => ({
    day,
    opens: '11:00',
    closes: day === 'friday' || day === 'saturday' ? '01:00' : '23:00',
  })),
  exceptions: [
    { date: '2026-11-29', closed: true },
    { date: '2026-12-31', opens: '11:00', closes: '02:00' },
    { date: '2027-01-01', opens: '12:00', closes: '20:00' },
  ],
};

/** Returns what a page shows at the instant `seen`, rendered at the same time or earlier. */
function said(plan: VenuePlan, seen: string, rendered = seen) {
  const at = new Date(seen);
  const found = hoursStates(plan, new Date(rendered)).filter(({ spans }) =>
    spans.some((span) => isShownAt(span, at)),
  );
  expect(found.length, 'no two things at once').toBeLessThanOrEqual(1);
  return found[0]?.state ?? null;
}

describe('hoursStates', () => {
  const opensToday = { state: 'closed', allDay: false, opens: '10:00', opensOn: 'today' };
  const open = { state: 'open', closes: '20:00', lastEntry: '18:30', letsIn: true };

  it.each([
    ['before it opens', '2026-11-23T09:59:59+01:00', opensToday],
    ['as it opens', '2026-11-23T10:00:00+01:00', open],
    ['at exactly the last entry', '2026-11-23T18:30:00+01:00', open],
    ['a minute later', '2026-11-23T18:31:00+01:00', { ...open, letsIn: false }],
    ['as it closes', '2026-11-23T20:00:00+01:00', { ...opensToday, opensOn: 'tomorrow' }],
    ['after midnight', '2026-11-24T00:00:00+01:00', opensToday],
  ])('returns the state %s', (_, at, words) => {
    expect(said(museum, at)).toEqual(words);
  });

  it.each(['19:59', '20:00'])(
    'lets guests in until closing with a last entry at %s',
    (lastEntry) => {
      const weekly = museum.weekly.map((rule) => ({ ...rule, lastEntry }));
      const found = hoursStates(
        { weekly, exceptions: null },
        new Date('2026-11-23T12:00:00+01:00'),
      );
      const spans = found.flatMap((each) => each.spans);
      expect(spans.filter(({ from, until }) => Number(from) >= Number(until))).toEqual([]);
      expect(found[0]?.state).toEqual({ ...open, lastEntry: null });
    },
  );

  it('marks a closed day and returns when the venue opens again', () => {
    const closed = { state: 'closed', opens: '12:00' };
    expect(said(museum, '2026-12-23T21:00:00+01:00')).toEqual({
      ...closed,
      allDay: false,
      opensOn: 'friday',
    });
    expect(said(museum, '2026-12-24T11:00:00+01:00')).toEqual({
      ...closed,
      allDay: true,
      opensOn: 'tomorrow',
    });
    expect(said(museum, '2026-12-25T11:00:00+01:00')).toEqual({
      ...closed,
      allDay: false,
      opensOn: 'today',
    });
  });

  it('stays open past midnight into a day that an exception closes', () => {
    const late = { state: 'open', closes: '01:00', lastEntry: null, letsIn: true };
    expect(said(taproom, '2026-11-29T00:59:59+01:00')).toEqual(late);
    expect(said(taproom, '2026-11-29T01:00:00+01:00')).toEqual({
      state: 'closed',
      allDay: true,
      opens: '11:00',
      opensOn: 'tomorrow',
    });
  });

  it('is closed past midnight after a closed day', () => {
    const opensToday = { state: 'closed', allDay: false, opens: '11:00', opensOn: 'today' };
    expect(said(taproom, '2026-11-30T00:30:00+01:00')).toEqual(opensToday);
  });

  it('stays open into the new year, and opens later on its first day', () => {
    const late = { state: 'open', closes: '02:00', lastEntry: null, letsIn: true };
    const opensToday = { state: 'closed', allDay: false, opens: '12:00', opensOn: 'today' };
    expect(said(taproom, '2027-01-01T01:30:00+01:00')).toEqual(late);
    expect(said(taproom, '2027-01-01T02:00:00+01:00')).toEqual(opensToday);
    expect(said(taproom, '2027-01-01T11:30:00+01:00')).toEqual(opensToday);
  });

  it('uses local clock time in both nights of a clock change', () => {
    const nightly: VenuePlan = {
      weekly: weekdays.map((day) => ({ day, opens: '20:00', closes: '04:00' })),
      exceptions: null,
    };
    // 29 March 2026 has no hour from 02:00; 25 October has it twice.
    expect(said(nightly, '2026-03-29T01:59:59Z')).toMatchObject({ state: 'open' });
    expect(said(nightly, '2026-03-29T02:00:00Z')).toMatchObject({ state: 'closed' });
    expect(said(nightly, '2026-10-25T02:59:59Z')).toMatchObject({ state: 'open' });
    expect(said(nightly, '2026-10-25T03:00:00Z')).toMatchObject({ state: 'closed' });
  });

  it('is correct on a page rendered days ago, and empty on one rendered too long ago', () => {
    const rendered = '2026-11-20T12:00:00+01:00';
    expect(said(museum, '2026-11-24T19:00:00+01:00', rendered)).toMatchObject({ letsIn: false });
    expect(said(museum, '2026-12-10T12:00:00+01:00', rendered)).toBeNull();
  });

  it('is closed through a long closure, with the weekday of the opening in its last week', () => {
    const dates = datesFrom('2027-01-04', 12);
    const plan = { ...museum, exceptions: dates.map((date) => ({ date, closed: true as const })) };
    const closed = { state: 'closed', opens: '10:00' };
    const opensOn = { date: '2027-01-16' };
    expect(said(plan, '2027-01-03T21:00:00+01:00')).toEqual({ ...closed, allDay: false, opensOn });
    expect(said(plan, '2027-01-04T00:00:00+01:00')).toEqual({ ...closed, allDay: true, opensOn });
    expect(said(plan, '2027-01-09T12:00:00+01:00', '2027-01-05T12:00:00+01:00')).toEqual({
      ...closed,
      allDay: true,
      opensOn,
    });
    expect(said(plan, '2027-01-10T12:00:00+01:00')).toMatchObject({ opensOn: 'saturday' });
    expect(said(plan, '2027-01-15T12:00:00+01:00')).toMatchObject({ opensOn: 'tomorrow' });
  });

  it('returns nothing for a venue without hours', () => {
    expect(hoursStates({ weekly: [], exceptions: null }, new Date('2026-11-23T12:00:00Z'))).toEqual(
      [],
    );
  });
});
