import { expect, it } from 'vitest';
import { readPeriod } from './read-period.ts';

it.each([
  ['from=2026-11-01&through=2026-11-01', { from: '2026-11-01', through: '2026-11-01' }],
  ['from=2026-11-02&through=2026-11-01', null],
  ['from=2026-02-30&through=2026-11-01', null],
  ["from=2026-11-01&through='; drop table campaign_count", null],
  ['from=2026-11-01', null],
])('reads %s', (query, period) => {
  expect(readPeriod(new URLSearchParams(query))).toEqual(period);
});
