import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcement } from '../../../lib/content/documents/announcement/announcement.schema.ts';
import { deal } from '../../../lib/content/documents/deal/deal.schema.ts';
import { event } from '../../../lib/content/documents/event/event.schema.ts';
import { experience } from '../../../lib/content/documents/experience/experience.schema.ts';
import { jobPosting } from '../../../lib/content/documents/job-posting/job-posting.schema.ts';
import { schemaTypes } from '../index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T22:00:00+02:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

it('every type of document has a preview', () => {
  const without = schemaTypes.filter((type) => type.type === 'document' && !('preview' in type));
  expect(without).toEqual([]);
});

it('an event shows its date, place, price and status', () => {
  const time = { start: '2026-07-03T17:00:00Z' };
  const values = { title: 'Swing', ...time, place: 'beerHall', price: 350 };
  expect(event.preview.prepare({ ...values, status: 'soldOut', media: null })).toMatchObject({
    title: 'Swing',
    subtitle: '3\u00a0July\u00a02026, 19:00 · Beer hall · 350 CZK · Sold out',
  });
});

it('an experience shows its price and duration', () => {
  const values = { title: 'The Cellar Route', price: 1490, minutes: 75, media: null };
  expect(experience.preview.prepare(values).subtitle).toBe('1,490 CZK · 75 minutes');
});

it('a deal shows its discount, and whether it has ended', () => {
  const values = { title: 'Winter', code: 'WINTER10', discount: 10, from: null, media: null };
  const show = (through: string) => deal.preview.prepare({ ...values, through }).subtitle;
  expect(show('2026-06-30')).toBe('10 % off · WINTER10 · until 30\u00a0June\u00a02026');
  expect(show('2026-06-29')).toMatch(/^Ended · 10 % off/);
});

it('a job posting shows whether it is open', () => {
  const values = { title: 'Tapster', contract: 'fullTime', media: null };
  const show = (through: string) => jobPosting.preview.prepare({ ...values, through }).subtitle;
  expect(show('2026-06-30')).toBe('Open until 30\u00a0June\u00a02026 · Full time');
  expect(show('2026-06-29')).toBe('Closed after 29\u00a0June\u00a02026 · Full time');
});

it('an announcement shows its text in the first language it has, and its period', () => {
  const values = { en: null, cs: 'Tichá rána', de: 'Stille Vormittage', it: null };
  const period = { from: '2026-06-01T06:00:00Z', to: '2026-07-05T18:00:00Z' };
  expect(announcement.preview.prepare({ ...values, ...period })).toEqual({
    title: 'Tichá rána',
    subtitle: '1\u00a0June\u00a02026, 08:00 – 5\u00a0July\u00a02026, 20:00',
  });
});

it('an empty draft leaves out what is missing', () => {
  const missing = { start: undefined, place: undefined, price: undefined, media: undefined };
  const values = { title: 'Swing', ...missing };
  expect(event.preview.prepare({ ...values, status: 'scheduled' }).subtitle).toBe('Scheduled');
});
