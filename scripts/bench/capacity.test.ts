import { expect, it } from 'vitest';
import { randomNumbers } from './documents.ts';
import { countsOfVisit, requestsOfVisits } from './visits.ts';
import { capacityPage, readBenchmarks } from './write-capacity.ts';

it('docs/capacity.md says what follows from docs/benchmarks.json', () => {
  const { current, right } = capacityPage(readBenchmarks());
  expect(current).toBe(right);
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
