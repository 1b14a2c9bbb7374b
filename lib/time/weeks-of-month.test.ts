import { describe, expect, it } from 'vitest';
import { weeksOfMonth } from './weeks-of-month.ts';

describe('weeksOfMonth', () => {
  it('begins each week on Monday', () => {
    const [first, second] = weeksOfMonth('2026-12');
    expect(first).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(second?.[0]).toBe('2026-12-07');
  });

  it.each([
    ['2026-02', 5, 28],
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2026-08', 6, 31],
    // Clocks change in these.
    ['2026-03', 6, 31],
    ['2026-10', 5, 31],
  ])('has every day of %s once', (month, weeks, days) => {
    const all = weeksOfMonth(month);
    expect(all).toHaveLength(weeks);
    const dates = all.flat().filter((date) => date !== null);
    expect(dates).toHaveLength(days);
    expect(new Set(dates).size).toBe(days);
  });
});
