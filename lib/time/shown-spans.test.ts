import { describe, expect, it } from 'vitest';
import {
  earliest,
  isShownAt,
  isWorthRendering,
  latest,
  pastSpans,
  renderedEntries,
  upcomingSpans,
} from './shown-spans.ts';

const at = (day: number) => new Date(Date.UTC(2026, 5, day));

/** Returns the days whose entries are shown on the day `today`. */
function seen(spans: ReturnType<typeof upcomingSpans>, days: readonly number[], today: number) {
  return days.filter((_, index) => {
    const span = spans[index];
    return span ? isShownAt(span, at(today)) : false;
  });
}

describe('upcomingSpans', () => {
  const days = [2, 9, 5, 12];

  it('shows everything until it ends if there is room', () => {
    const spans = upcomingSpans(days.map(at), 4);
    expect(seen(spans, days, 1)).toEqual([2, 9, 5, 12]);
    expect(seen(spans, days, 5)).toEqual([9, 12]);
    expect(seen(spans, days, 12)).toEqual([]);
  });

  it('shows the next one when one of the first has ended', () => {
    const spans = upcomingSpans(days.map(at), 2);
    expect(seen(spans, days, 1)).toEqual([2, 9]);
    expect(seen(spans, days, 2)).toEqual([9, 5]);
    expect(seen(spans, days, 5)).toEqual([9, 12]);
    expect(seen(spans, days, 10)).toEqual([12]);
  });

  it('shows as many as the limit on every day, in whatever order they end', () => {
    const many = Array.from({ length: 60 }, (_, index) => 1 + ((index * 37) % 61));
    for (const limit of [1, 3, 20]) {
      const spans = upcomingSpans(many.map(at), limit);
      for (let today = 1; today <= 62; today += 1) {
        const ahead = many.filter((end) => end > today);
        expect(seen(spans, many, today)).toEqual(ahead.slice(0, limit));
      }
    }
  });
});

describe('pastSpans', () => {
  const days = [12, 9, 5, 2];

  it('shows everything from its end if there is room', () => {
    const spans = pastSpans(days.map(at), 4);
    expect(seen(spans, days, 1)).toEqual([]);
    expect(seen(spans, days, 9)).toEqual([9, 5, 2]);
  });

  it('shows only the latest ones if there is a limit', () => {
    const spans = pastSpans(days.map(at), 2);
    expect(seen(spans, days, 3)).toEqual([2]);
    expect(seen(spans, days, 9)).toEqual([9, 5]);
    expect(seen(spans, days, 12)).toEqual([12, 9]);
  });
});

describe('renderedEntries', () => {
  const minutes = Array.from({ length: 5000 }, (_, index) => index);
  const ends = minutes.map((minute) => new Date(at(1).getTime() + minute * 60_000));

  it('are bounded, the next ones first, where thousands end within days', () => {
    const rendered = renderedEntries(minutes, upcomingSpans(ends, 100), at(1));
    expect(rendered.map(({ entry }) => entry)).toEqual(minutes.slice(1, 151));
  });

  it('include past ones rather than many that are to come', () => {
    const latestFirst = ends.toReversed();
    const rendered = renderedEntries(minutes, pastSpans(latestFirst, 100), at(3));
    const shown = rendered.filter(({ span }) => isShownAt(span, at(3)));
    expect(rendered).toHaveLength(150);
    expect(shown.map(({ entry }) => entry)).toEqual(minutes.slice(2119, 2219));
  });
});

describe('isWorthRendering', () => {
  it('is false for a span that is over, empty or far ahead', () => {
    expect(isWorthRendering({ from: null, until: at(3) }, at(2))).toBe(true);
    expect(isWorthRendering({ from: null, until: at(3) }, at(3))).toBe(false);
    expect(isWorthRendering({ from: at(9), until: at(5) }, at(1))).toBe(false);
    expect(isWorthRendering({ from: at(7), until: null }, at(1))).toBe(true);
    expect(isWorthRendering({ from: at(9), until: null }, at(1))).toBe(false);
  });
});

describe('earliest and latest', () => {
  it('return the bounds, or null', () => {
    expect(earliest([at(5), at(2), at(9)])).toEqual(at(2));
    expect(latest([at(5), at(9), at(2)])).toEqual(at(9));
    expect(earliest([])).toBeNull();
    expect(latest([])).toBeNull();
  });
});
