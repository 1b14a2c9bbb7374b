import { expect, it } from 'vitest';
import { locales } from '#lib/platform/i18n/locales';
import { addDays, pragueInstant } from '../prague.ts';
import { formatWeekdayAndDate } from './date.ts';
import { formatEventTimes } from './event-times.ts';

const start = '2026-05-22T16:00:00Z';

it.each(['2026-05-22T22:00:00Z', '2026-05-23T03:00:00Z'])(
  'an event until %s has the times of one day',
  (end) => {
    expect(formatEventTimes({ start, end }, 'en')).toMatch(/^18:00–0\d:00$/);
  },
);

it.each([
  ['20:00–05:30', '2026-10-24T18:00:00Z', '2026-10-25T04:30:00Z'],
  ['20:00 – Sun 25\u00a0October, 06:00', '2026-10-24T18:00:00Z', '2026-10-25T05:00:00Z'],
  ['20:00–05:30', '2027-03-27T19:00:00Z', '2027-03-28T03:30:00Z'],
  ['20:00 – Sun 28\u00a0March, 06:30', '2027-03-27T19:00:00Z', '2027-03-28T04:30:00Z'],
])('a night on which the clock is changed goes by the clock: %s, from %s', (text, from, end) => {
  expect(formatEventTimes({ start: from, end }, 'en')).toBe(text);
});

it.each([
  ['en', '18:00 – Sun 24\u00a0May, 16:00'],
  ['cs', '18:00 – ne 24.\u00a0května, 16:00'],
  ['de', '18:00 – So., 24.\u00a0Mai, 16:00'],
  ['it', '18:00 – dom 24\u00a0maggio, 16:00'],
] as const)('an event over several days names the day on which it ends, in %s', (locale, text) => {
  expect(formatEventTimes({ start, end: '2026-05-24T14:00:00Z' }, locale)).toBe(text);
});

it.each(locales)('the last of several days is named as elsewhere in %s, on every day', (locale) => {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const [first, last] = [addDays('2028-01-01', ahead), addDays('2028-01-03', ahead)];
    const event = {
      start: pragueInstant(first, '18:00').toISOString(),
      end: pragueInstant(last, '16:00').toISOString(),
    };
    const day = formatWeekdayAndDate(last, locale);
    expect(formatEventTimes(event, locale)).toBe(`18:00 – ${day}, 16:00`);
  }
});
