import { expect, it } from 'vitest';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { lastEntries } from './last-entries.ts';

const day = (opens: string, closes: string, lastEntry: string) => ({ opens, closes, lastEntry });
const hours = (...days: ReturnType<typeof day>[]) =>
  aDataset([aDocument('openingHours', 'museum', { weekly: days, exceptions: days })]);

it('finds a last entry after closing or before opening', () => {
  expect(
    toLines(lastEntries(hours(day('10:00', '20:00', '20:30'), day('10:00', '20:00', '09:00')))),
  ).toEqual([
    'error | openingHours-museum | weekly[0].lastEntry | 20:30 is outside 10:00–20:00',
    'error | openingHours-museum | weekly[1].lastEntry | 09:00 is outside 10:00–20:00',
    'error | openingHours-museum | exceptions[0].lastEntry | 20:30 is outside 10:00–20:00',
    'error | openingHours-museum | exceptions[1].lastEntry | 09:00 is outside 10:00–20:00',
  ]);
});

it('finds a last entry after a closing time past midnight', () => {
  expect(lastEntries(hours(day('11:00', '01:00', '01:30')))).toHaveLength(2);
  expect(lastEntries(hours(day('9:00', '24:00', '0:30')))).toHaveLength(2);
});

it('accepts last entries before a closing time past midnight', () => {
  const nights = [day('11:00', '01:00', '00:30'), day('11:00', '01:00', '23:30')];
  expect(lastEntries(hours(day('10:00', '20:00', '20:00'), ...nights))).toEqual([]);
});
