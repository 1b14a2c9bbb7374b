import { describe, expect, it } from 'vitest';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { barsOf } from './bars-of.ts';
import { codesKey } from './codes.ts';
import { groupCounts } from './group-counts.ts';
import { groupings } from './groupings.ts';
import { isOfLink } from './is-of-link.ts';
import { daysOf, periodUntil } from './periods.ts';

const count: CampaignCount = {
  day: '2026-11-25',
  stage: 'arrival',
  ref: 'hotel',
  dsc: null,
  locale: 'de',
  count: 3,
};

it('a period of seven days ends today, also when the clocks change', () => {
  expect(daysOf(periodUntil('2026-10-28', 7))).toEqual([
    '2026-10-22',
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
  ]);
});

it('groups add up each stage', () => {
  const counts = [
    count,
    { ...count, locale: 'cs' },
    { ...count, stage: 'checkout', count: 1 },
    { ...count, ref: 'tram' },
  ] as const;
  expect(groupCounts(counts, ({ ref }) => ref ?? '')).toEqual([
    { key: 'hotel', first: count, totals: { arrival: 6, checkout: 1, order: 0 } },
    {
      key: 'tram',
      first: { ...count, ref: 'tram' },
      totals: { arrival: 3, checkout: 0, order: 0 },
    },
  ]);
});

it('codes are grouped by what they are for, in any case of their letters', () => {
  const counts = [
    count,
    { ...count, ref: null, dsc: 'hotel' },
    { ...count, ref: 'Hotel' },
    { ...count, dsc: 'WINTER10' },
  ];
  const { keyOf, labelOf } = groupings.codes;
  const names = new Map([[codesKey({ ref: 'HOTEL', dsc: null }), 'At the reception']]);
  const rows = groupCounts(counts, keyOf).map(({ first, totals }) => [
    labelOf(first, names),
    totals.arrival,
  ]);
  expect(rows).toEqual([
    ['hotel: At the reception', 6],
    ['hotel', 3],
    ['hotel + WINTER10', 3],
  ]);
});

describe('the bars of a stage', () => {
  it('are one for each day', () => {
    const period = { from: '2026-11-24', through: '2026-11-26' };
    const counts = [count, { ...count, ref: 'tram' }, { ...count, stage: 'order' } as const];
    expect(barsOf(counts, 'arrival', period).map((bar) => bar.count)).toEqual([0, 6, 0]);
  });

  it('are weeks or longer in long periods, and lose no day', () => {
    for (const length of [63, 90, 365, 760]) {
      const period = periodUntil('2026-11-25', length);
      const counts = daysOf(period).map((day) => ({ ...count, day, count: 1 }));
      const bars = barsOf(counts, 'arrival', period);
      expect(bars.length).toBeLessThanOrEqual(62);
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(length);
    }
  });
});

it.each([
  ['the same code in another case', { ref: 'Hotel', dsc: null }, true],
  ['another code', { ref: 'tram', dsc: null }, false],
  ['a discount code that the count lacks', { ref: 'hotel', dsc: 'VAULT10' }, false],
  ['no code yet', { ref: null, dsc: null }, false],
])('a count is of a link with %s: %o', (_, codes, isShown) => {
  expect(isOfLink(count, codes)).toBe(isShown);
});
