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
const now = new Date('2026-12-04T18:40:00Z'); // 19:40 in Prague

it('has the coming starts of open days with their places', () => {
  const days = { from: '2026-12-04', through: '2026-12-06' };
  const starts = availabilityOf(catalog, 'cellar-route', days, now) ?? [];
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
  const starts = availabilityOf(catalog, 'cellar-route', ages, now) ?? [];
  expect(starts.at(-1)?.date).toBe('2027-03-13');
  expect(availabilityOf(catalog, 'gone', ages, now)).toBeNull();
});
