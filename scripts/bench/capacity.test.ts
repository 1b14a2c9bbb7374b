import { expect, it } from 'vitest';
import { costOf } from './benchmarks-page.ts';
import { randomNumbers } from './documents.ts';
import type { RequestName } from './site-requests.ts';
import { countsOfVisit, requestsOfVisits } from './visits.ts';
import { capacityPage, readBenchmarks } from './write-capacity.ts';

it('docs/capacity.md says what follows from docs/benchmarks.json', { tags: 'slow' }, () => {
  const { current, right } = capacityPage(readBenchmarks());
  expect(current).toBe(right);
});

it('says nothing of its tables that they do not say', { tags: 'slow' }, () => {
  const benchmarks = readBenchmarks();
  const { current } = capacityPage(benchmarks);
  const ofVisit = (names?: readonly RequestName[]) =>
    [...countsOfVisit()]
      .filter(([name]) => names?.includes(name) ?? true)
      .map(([name, count]) => ({ count, ...costOf(benchmarks, name) }));
  const cores = (visitsPerDay: number, names?: readonly RequestName[]) =>
    ofVisit(names).reduce((sum, { count, processorMs }) => sum + count * processorMs.median, 0) *
    (visitsPerDay / 86_400_000);
  const megabits = ofVisit().reduce((sum, { count, bytes }) => sum + count * bytes, 0) * 8e-6;

  expect(current).toContain('exceed a connection of one gigabit per second');
  expect(megabits * (1e7 / 86_400)).toBeGreaterThan(1000);
  expect(current).toContain('takes about a fifth of a core');
  expect(cores(1e6)).toBeGreaterThan(0.15);
  expect(cores(1e6)).toBeLessThan(0.25);
  expect(current).toContain('Ten times as many take about two, and');
  expect(current).toContain('full at about half of a Friday evening');
  expect(cores(1e7)).toBeGreaterThan(1.5);
  expect(cores(1e7)).toBeLessThan(2.5);
  expect(current).toContain('they are about two fifths of that time');
  const shareOfFiles = cores(1e7, ['file', 'picture']) / cores(1e7);
  expect(shareOfFiles).toBeGreaterThan(0.3);
  expect(shareOfFiles).toBeLessThan(0.5);
});

it('simulates as many requests as visits make, at any time', () => {
  const seconds = 600;
  const arrivals = requestsOfVisits({
    visitsPerSecond: 10,
    seconds,
    random: randomNumbers(3),
    serviceOf: () => 1,
  });
  const inVisit = [...countsOfVisit().values()].reduce((sum, count) => sum + count, 0);
  for (const from of [0, 300]) {
    const found = arrivals.filter(({ at }) => at >= from && at < from + 300).length;
    expect(found / (10 * 300 * inVisit)).toBeCloseTo(1, 1);
  }
});
