import { expect, it } from 'vitest';
import { dateText } from '../preview.ts';
import { datesOnce, entersInTime, weekdaysOnce } from './hours.ts';
import { daysOnce, lastEntryWhileOpen } from './messages.ts';

const christmasEve = String(dateText('2026-12-24'));

it('rejects several exceptions on a date, however it is written, and names it', () => {
  const christmas = [{ date: '2026-12-24' }, { date: '2026-12-25' }, { date: '24. 12. 2026' }];
  expect(datesOnce(christmas)).toBe(daysOnce([christmasEve]));
  expect(datesOnce([...christmas, { date: '2026-12-24' }])).toBe(daysOnce([christmasEve]));
  expect(datesOnce(christmas.slice(0, 2))).toBe(true);
});

it('rejects several entries for a weekday and names it', () => {
  const week = [{ day: 'monday' }, { day: 'sunday' }, { day: 'monday' }, { day: 'sunday' }];
  expect(weekdaysOnce(week)).toBe(daysOnce(['Monday', 'Sunday']));
  expect(weekdaysOnce(week.slice(0, 2))).toBe(true);
});

it('accepts lists without days yet', () => {
  expect(weekdaysOnce([{}, {}, null])).toBe(true);
  expect(datesOnce(undefined)).toBe(true);
});

it.each([
  ['after closing', { opens: '10:00', closes: '20:00', lastEntry: '20:30' }, lastEntryWhileOpen],
  ['before opening', { opens: '10:00', closes: '20:00', lastEntry: '9:30' }, lastEntryWhileOpen],
  ['before closing', { opens: '10:00', closes: '20:00', lastEntry: '19:00' }, true],
  ['after midnight', { opens: '18:00', closes: '02:00', lastEntry: '01:00' }, true],
  ['of a closed day', { closed: true, opens: '10:00', closes: '20:00', lastEntry: '22:00' }, true],
])('decides on a last entry %s', (_, hours, expected) => {
  expect(entersInTime(hours)).toBe(expected);
});
