import { expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { hoursExceptions } from './hours-exceptions.ts';

const problems = (...exceptions: JsonObject[]) =>
  toLines(hoursExceptions(aDataset([aDocument('openingHours', 'museum', { exceptions })])));

it('warns about exceptions in the past', () => {
  expect(problems({ date: '2026-10-20', closed: true })).toEqual([
    'warning | openingHours-museum | exceptions[0].date | 2026-10-20 is over',
  ]);
});

it('parses days as the site does', () => {
  expect(
    problems({ date: '24. 12. 2026', closed: true }, { date: '2026-12-24', closed: true }),
  ).toEqual([
    'error | openingHours-museum | exceptions[1] | there is another exception on 2026-12-24',
  ]);
});

it('finds exceptions that contradict themselves or each other', () => {
  const date = '2026-12-24';
  expect(
    problems(
      { date, closed: true, opens: '10:00', closes: '12:00' },
      { date, opens: '10:00', closes: '14:00' },
      { date: '2026-12-25' },
      { date: '2026-12-26', opens: '10:00' },
      { closed: true },
    ),
  ).toEqual([
    'warning | openingHours-museum | exceptions[0].closed | is closed, yet has hours',
    'error | openingHours-museum | exceptions[1] | there is another exception on 2026-12-24',
    'error | openingHours-museum | exceptions[2] | is neither closed nor has hours',
    'error | openingHours-museum | exceptions[3].closes | is missing',
    'error | openingHours-museum | exceptions[4].date | is missing',
  ]);
});

it('accepts exceptions today and in the future', () => {
  const today = { date: '2026-10-21', closed: true };
  expect(problems(today, { date: '2026-12-31', opens: '11:00', closes: '02:00' })).toEqual([]);
});
