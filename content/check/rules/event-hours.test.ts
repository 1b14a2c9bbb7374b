import { expect, it } from 'vitest';
import type { FullDocument, JsonObject } from '../../json/json.ts';
import { aDataset, aDocument, aLine, anEvent, toLines } from '../testing/a-dataset.ts';
import { eventHours } from './event-hours.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function venue(name: string, opens: string, closes: string, exceptions: JsonObject[]) {
  const weekly = days.map((day) => ({ day, opens, closes }));
  return aDocument('openingHours', name, { venue: name, title: aLine(name), weekly, exceptions });
}

const houses = [
  venue('museum', '10:00', '20:00', [
    { date: '2026-12-24', closed: true },
    { date: '2026-12-31', opens: '10:00', closes: '17:00' },
  ]),
  venue('taproom', '11:00', '01:00', [
    { date: '2026-12-24', closed: true },
    { date: '2026-12-13', closed: true },
  ]),
];

/** Creates an event on a day of December, from and to a clock time in Prague (winter time). */
function on(day: number, [from, to]: [string, string], place: string, more: JsonObject = {}) {
  const at = (time: string) => `2026-12-${`${day}`.padStart(2, '0')}T${time}:00+01:00`;
  const fields = { place, kind: 'feast', status: 'scheduled', start: at(from), end: at(to) };
  return (name: string) => anEvent(name, { ...fields, ...more });
}

function found(...events: FullDocument[]) {
  return toLines(eventHours(aDataset([...houses, ...events])));
}

it('finds events when their venue is closed', () => {
  expect(
    found(
      on(24, ['18:00', '20:00'], 'beerHall')('eve'),
      on(2, ['10:00', '12:00'], 'taproom')('early'),
      on(31, ['18:30', '20:00'], 'museum')('talk'),
      on(24, ['12:00', '13:00'], 'cellar')('market'),
    ),
  ).toEqual([
    'error | event-early | start | is outside the hours of the taproom',
    'error | event-market | start | is on a day on which the museum is closed',
    'error | event-eve | start | is on a day on which the taproom is closed',
    'error | event-talk | start | is outside the hours of the museum',
  ]);
});

it('finds events at the same time and place, and music amid tours', () => {
  expect(
    found(
      on(2, ['18:00', '20:00'], 'beerHall')('supper'),
      on(2, ['19:00', '22:00'], 'beerHall')('dance'),
      on(2, ['19:00', '22:00'], 'beerHall', { status: 'cancelled' })('off'),
      on(3, ['19:30', '21:00'], 'cellar', { kind: 'music' })('concert'),
    ),
  ).toEqual([
    'error | event-dance | start | is at the same time and place as event-supper',
    'error | event-concert | start | is at the time of tours in the cellar',
  ]);
});

it('counts a time after midnight to the night that began the day before', () => {
  expect(
    found(
      on(13, ['00:00', '01:00'], 'taproom')('toast'),
      on(14, ['00:00', '00:30'], 'taproom')('encore'),
      on(15, ['00:30', '01:30'], 'taproom')('late'),
    ),
  ).toEqual([
    'error | event-encore | start | is outside the hours of the taproom',
    'error | event-late | start | is outside the hours of the taproom',
  ]);
});

it('accepts events within the hours, before the museum opens and after its last tour', () => {
  expect(
    found(
      on(31, ['20:00', '23:59'], 'taproom')('party'),
      on(6, ['08:15', '09:45'], 'museum', { kind: 'quiet' })('quiet'),
      on(6, ['12:00', '18:00'], 'cellar', { kind: 'market' })('market'),
      on(7, ['20:30', '22:00'], 'cellar', { kind: 'music' })('concert'),
    ),
  ).toEqual([]);
});
