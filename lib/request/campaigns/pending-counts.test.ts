import { beforeEach, expect, it } from 'vitest';
import type { CampaignEvent } from '../../tickets/campaign/campaign-count.ts';
import { knownCodes } from '../../tickets/campaign/known-codes.ts';
import {
  countEvent,
  putBack,
  shareKnownCodes,
  takePending,
  takeUncounted,
} from './pending-counts.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const ALL = 100_000;
const hotel: CampaignEvent = { stage: 'arrival', ref: 'hotel', dsc: null, locale: 'de' };

beforeEach(() => {
  takePending(ALL);
  takeUncounted();
  shareKnownCodes(
    knownCodes([
      { ref: 'hotel', dsc: 'VAULT10' },
      { ref: 'tram', dsc: null },
    ]),
  );
});

it('counts events with the same codes on one day together, in any spelling', () => {
  countEvent(hotel, NOW);
  countEvent({ ...hotel, ref: 'HOTEL', dsc: 'unknown' }, NOW);
  countEvent({ ...hotel, locale: 'en' }, NOW);
  expect(takePending(ALL)).toEqual([
    { ...hotel, day: '2026-11-25', count: 2 },
    { ...hotel, locale: 'en', day: '2026-11-25', count: 1 },
  ]);
  expect(takePending(ALL)).toEqual([]);
});

it('begins a new day at midnight in Prague', () => {
  countEvent(hotel, new Date('2026-11-25T22:59:59Z'));
  countEvent(hotel, new Date('2026-11-25T23:00:00Z'));
  countEvent(hotel, new Date('2026-07-01T22:00:00Z'));
  expect(takePending(ALL).map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-07-02',
  ]);
});

it('counts no unknown codes, so that they use no memory and displace no known code', () => {
  for (let index = 0; index < 100_000; index += 1) {
    countEvent({ ...hotel, ref: `invented-${index}` }, NOW);
  }
  countEvent(hotel, NOW);
  expect(takePending(ALL)).toMatchObject([{ ref: 'hotel', count: 1 }]);
});

it('limits the number of pending counts while the database is unavailable', () => {
  shareKnownCodes(
    knownCodes(Array.from({ length: 3000 }, (_, index) => ({ ref: `code-${index}`, dsc: null }))),
  );
  const visit = (index: number) => countEvent({ ...hotel, ref: `code-${index}` }, NOW);
  for (let index = 0; index < 3000; index += 1) visit(index);
  visit(0);
  expect([takeUncounted(), takeUncounted()]).toEqual([1000, 0]);
  const counts = takePending(ALL);
  expect(counts).toHaveLength(2000);
  putBack(counts);
  expect(takePending(1)).toMatchObject([{ ref: 'code-0', count: 2 }]);
});

it('keeps counts that could not be stored when the limit has been reached meanwhile', () => {
  const codes = Array.from({ length: 3000 }, (_, index) => ({ ref: `code-${index}`, dsc: null }));
  shareKnownCodes(knownCodes(codes));
  const visit = (index: number) => countEvent({ ...hotel, ref: `code-${index}` }, NOW);
  for (let index = 0; index < 2000; index += 1) visit(index);
  const counts = takePending(200);
  for (let index = 2000; index < 2300; index += 1) visit(index);
  putBack(counts);
  const kept = new Set(takePending(ALL).map(({ ref }) => ref));
  expect(counts.filter(({ ref }) => !kept.has(ref))).toEqual([]);
  expect(takeUncounted()).toBe(100);
});
