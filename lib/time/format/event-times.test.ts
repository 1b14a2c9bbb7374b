import { expect, it } from 'vitest';
import { formatEventTimes } from './event-times.ts';

const start = '2026-05-22T16:00:00Z';

it.each(['2026-05-22T22:00:00Z', '2026-05-23T03:00:00Z'])(
  'an event until %s has the times of one day',
  (end) => {
    expect(formatEventTimes({ start, end }, 'en')).toMatch(/^18:00–0\d:00$/);
  },
);

it.each([
  ['en', '18:00 – Sun 24\u00a0May, 16:00'],
  ['cs', '18:00 – ne 24.\u00a0května, 16:00'],
  ['de', '18:00 – So 24.\u00a0Mai, 16:00'],
  ['it', '18:00 – dom 24\u00a0maggio, 16:00'],
] as const)('an event over several days names the day on which it ends, in %s', (locale, text) => {
  expect(formatEventTimes({ start, end: '2026-05-24T14:00:00Z' }, locale)).toBe(text);
});
