import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { event } from '../../../lib/content/documents/event/event.schema.ts';
import { weekdays } from '../../../lib/time/weekdays.ts';
import { saidOf } from '../../testing/said-of.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { amidTours, closedOnDay, outsideHours, sameTimeAndPlace } from './messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-21T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function hours(venue: string, opens: string, closes: string) {
  return {
    _id: `hours-${venue}`,
    _type: 'openingHours',
    venue,
    title: { _type: 'localizedString', en: venue },
    weekly: weekdays.map((day) => ({
      _key: day,
      _type: 'weekdayHours',
      day,
      opens,
      closes,
    })),
    exceptions: [{ _key: 'eve', _type: 'hoursException', date: '2026-12-24', closed: true }],
  };
}

const houses = [hours('museum', '10:00', '20:00'), hours('taproom', '11:00', '01:00')];

/** Creates an event in December, given its day and its times in Prague. */
function on(day: number, from: string, to: string, more: object = {}) {
  const at = (time: string) => `2026-12-${`${day}`.padStart(2, '0')}T${time}:00+01:00`;
  const fields = { place: 'beerHall', kind: 'feast', status: 'scheduled', ...more };
  const id = { _id: 'dance', _type: 'event' };
  return { ...id, title: { en: 'Dance' }, start: at(from), end: at(to), ...fields };
}

const supper = on(2, '18:00', '20:00', { _id: 'supper', title: { en: 'Supper' } });

/** Returns what an editor reads at the start of an event beside others. */
function said(
  document: ReturnType<typeof on>,
  ...others: Parameters<typeof validationContext>[0][number][]
) {
  const { context } = validationContext([...houses, ...others], document);
  return saidOf(event, 'start', document.start, context);
}

it('refuses an event in the place of another one at its time, and names that', async () => {
  const refused = [`error: ${sameTimeAndPlace('Supper')}`];
  expect(await said(on(2, '19:00', '22:00', { _id: 'drafts.dance' }), supper)).toEqual(refused);
  expect(await said(on(2, '17:00', '19:00'), supper)).toEqual(refused);
  expect(await said(on(2, '20:00', '22:00'), supper)).toEqual([]);
  expect(await said(on(2, '19:00', '22:00', { place: 'taproom' }), supper)).toEqual([]);
  expect(await said(on(2, '19:00', '22:00', { status: 'cancelled' }), supper)).toEqual([]);
});

it('does not compare an event with itself, nor with drafts of others', async () => {
  const draft = on(2, '19:00', '22:00', { _id: 'drafts.dance' });
  const other = { ...supper, _id: 'drafts.supper' };
  expect(await said(draft, on(2, '18:30', '22:00'), other)).toEqual([]);
});

it('compares events of a release with what it makes public', async () => {
  const version = on(2, '19:00', '22:00', { _id: 'versions.spring.dance' });
  const moved = { ...supper, _id: 'versions.spring.supper', place: 'taproom' };
  const planned = { ...supper, _id: 'versions.spring.supper-2' };
  expect(await said(version, supper, moved)).toEqual([]);
  expect(await said(version, planned)).toEqual([`error: ${sameTimeAndPlace('Supper')}`]);
  const elsewhere = { ...planned, _id: 'versions.autumn.supper-2' };
  expect(await said(version, elsewhere)).toEqual([]);
});

it.each([
  ['on a closed day', on(24, '18:00', '20:00'), closedOnDay('Taproom')],
  ['outside the hours', on(2, '10:00', '12:00', { place: 'taproom' }), outsideHours('Taproom')],
  ['amid tours', on(3, '19:30', '21:00', { place: 'cellar', kind: 'music' }), amidTours],
])('refuses an event %s', async (_, document, message) => {
  expect(await said(document)).toEqual([`error: ${message}`]);
});

it('accepts events that are over, or whose times are not entered yet', async () => {
  const over = { start: '2026-10-01T18:00:00Z', end: '2026-10-01T20:00:00Z' };
  expect(await said(on(2, '18:00', '20:00', over), { ...supper, ...over })).toEqual([]);
  expect(await said(on(2, '18:00', '20:00', { end: undefined }), supper)).toEqual([]);
});
