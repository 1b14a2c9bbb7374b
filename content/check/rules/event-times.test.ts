import { expect, it } from 'vitest';
import { aDataset, anEvent, toLines } from '../testing/a-dataset.ts';
import { eventTimes } from './event-times.ts';

const start = '2026-10-30T18:00:00.000Z';

it('requires an end after the start', () => {
  const dataset = aDataset([
    anEvent('endless', { start }),
    anEvent('backwards', { start, end: '2026-10-30T17:00:00.000Z' }),
    anEvent('instant', { start, end: start }),
    anEvent('odd', { start: 'Friday', end: start }),
    anEvent('local', { start, end: '2026-10-30T21:00:00' }),
  ]);
  expect(toLines(eventTimes(dataset))).toEqual([
    'error | event-endless | end | is missing',
    'error | event-backwards | end | is not after start',
    'error | event-instant | end | is not after start',
    'error | event-odd | start | "Friday" is not a moment',
    'error | event-local | end | "2026-10-30T21:00:00" is not a moment',
  ]);
});

it('compares instants with different offsets', () => {
  const end = '2026-10-30T19:30:00+01:00';
  expect(eventTimes(aDataset([anEvent('talk', { start, end })]))).toEqual([]);
});
