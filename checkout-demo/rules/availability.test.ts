import { expect, it } from 'vitest';
import { weekdays } from '../../lib/time/weekdays.ts';
import { availabilityOf } from './availability.ts';
import { aCatalog } from './testing/fixtures.ts';

const hours = { opens: '10:00', closes: '22:00', lastEntry: '20:30' };
const catalog = aCatalog({
  plan: {
    weekly: weekdays.map((day) => ({ day, ...hours })),
    exceptions: [{ date: '2026-12-05', closed: true }],
  },
  languageDays: [{ language: 'en', days: weekdays }],
});
const cellarRoute = { kind: 'experience', id: 'cellar-route' } as const;
const now = new Date('2026-12-04T18:40:00Z'); // 19:40 in Prague

it('has the coming starts of open days with their places', () => {
  const days = { from: '2026-12-04', through: '2026-12-06' };
  const starts = availabilityOf(catalog, cellarRoute, days, now) ?? [];
  expect(starts.slice(0, 3)).toMatchObject([
    { date: '2026-12-04', time: '20:00', languages: ['en'] },
    { date: '2026-12-04', time: '20:30' },
    { date: '2026-12-06', time: '10:00' },
  ]);
  const places = starts.map((start) => start.places);
  expect(places).toContain(0);
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(16);
});

it('is bounded, and none for what is not sold', () => {
  const ages = { from: '2026-12-04', through: '9999-12-31' };
  const starts = availabilityOf(catalog, cellarRoute, ages, now) ?? [];
  expect(starts.at(-1)?.date).toBe('2027-03-13');
  expect(availabilityOf(catalog, { kind: 'experience', id: 'gone' }, ages, now)).toBeNull();
  expect(availabilityOf(catalog, { kind: 'event', id: 'cellar-route' }, ages, now)).toBeNull();
});

it('has the start of an event until it ends', () => {
  const event = { id: 'ball', title: 'Ball', price: 890, drinksIncluded: false };
  const night = { start: '2026-12-04T19:30:00Z', end: '2026-12-05T03:00:00Z' };
  const withNight = { ...catalog, events: [{ ...event, ...night }] };
  const during = (from: string, through: string, at = now) =>
    availabilityOf(withNight, { kind: 'event', id: 'ball' }, { from, through }, at);
  const start = { date: '2026-12-04', time: '20:30', languages: [], places: 120 };
  expect(during('2026-12-01', '2026-12-31')).toEqual([start]);
  expect(during('2026-12-04', '2026-12-04')).toEqual([start]);
  expect(during('2026-12-05', '2026-12-31')).toEqual([]);
  expect(during('2026-12-01', '2026-12-31', new Date(night.end))).toEqual([]);
});
