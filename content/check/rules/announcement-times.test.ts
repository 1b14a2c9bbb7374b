import { expect, it } from 'vitest';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { announcementTimes } from './announcement-times.ts';

const from = '2026-10-20T06:00:00.000Z';
const announcement = (to?: string) =>
  aDataset([aDocument('announcement', 'closed', to === undefined ? { from } : { from, to })]);

it('requires an end after the beginning', () => {
  expect(toLines(announcementTimes(announcement()))).toEqual([
    'error | announcement-closed | to | is missing',
  ]);
  expect(toLines(announcementTimes(announcement('2026-10-19T06:00:00.000Z')))).toEqual([
    'error | announcement-closed | to | is not after from',
  ]);
});

it('accepts an announcement with both', () => {
  expect(announcementTimes(announcement('2026-10-22T06:00:00.000Z'))).toEqual([]);
});
