import { describe, expect, it } from 'vitest';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { barsOf } from './bars-of.ts';
import { groupCounts } from './group-counts.ts';
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
    { key: 'hotel', totals: { arrival: 6, checkout: 1, order: 0 } },
    { key: 'tram', totals: { arrival: 3, checkout: 0, order: 0 } },
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
