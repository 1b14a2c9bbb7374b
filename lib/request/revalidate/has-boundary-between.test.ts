import { expect, it } from 'vitest';
import { hasBoundaryBetween } from './has-boundary-between.ts';

const spans = [{ from: '2026-12-01T08:00:00Z', to: '2026-12-01T18:00:00Z' }];
const at = (time: string) => Date.parse(`2026-12-01T${time}Z`);

it.each([
  ['when one begins', '07:59:59', '08:00:00', true],
  ['when one ends', '17:59:59', '18:00:00', true],
  ['not before it begins', '07:59:58', '07:59:59', false],
  ['not a second time', '08:00:00', '08:00:01', false],
  ['when the clock skipped the beginning', '07:00:00', '09:00:00', true],
])('has a boundary %s', (_when, since, until, expected) => {
  expect(hasBoundaryBetween(spans, at(since), at(until))).toBe(expected);
});
