import { expect, it } from 'vitest';
import { dateText } from '../values/preview.ts';
import { datesOnce, entersInTime, lastEntryInMuseum, weekdaysOnce } from './hours.ts';
import { daysOnce, lastEntryOfTours, lastEntryWhileOpen } from './messages.ts';

const hoursDocument = {
  _id: 'hours',
  _type: 'openingHours',
  _rev: 'r1',
  _createdAt: '2026-05-01T10:00:00Z',
  _updatedAt: '2026-05-01T10:00:00Z',
};

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

it.each([
  ['of the museum', 'museum', {}, undefined, lastEntryOfTours],
  ['of the taproom', 'taproom', {}, undefined, true],
  ['on which the museum is closed', 'museum', { closed: true }, undefined, true],
  ['of the museum with a last entry', 'museum', {}, '14:30', true],
])('decides on the last entry of a day %s', (_, venue, more, lastEntry, expected) => {
  const document = { ...hoursDocument, venue };
  const parent = { opens: '10:00', closes: '16:00', ...more };
  expect(lastEntryInMuseum(lastEntry, { document, parent })).toBe(expected);
});
