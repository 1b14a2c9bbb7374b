import { expect, it } from 'vitest';
import { pragueDateTime } from './prague-date-time.ts';

it.each([
  ['2026-05-23T18:00:00Z', '2026-05-23T20:00:00+02:00'],
  ['2026-12-31T23:30:15Z', '2027-01-01T00:30:15+01:00'],
  // The hour that occurs twice in autumn is distinguished by its offset.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
])('formats %s as %s', (instant, expected) => {
  expect(pragueDateTime(new Date(instant))).toBe(expected);
  expect(Date.parse(expected)).toBe(Date.parse(instant));
});
