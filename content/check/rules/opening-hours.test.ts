import { expect, it } from 'vitest';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { openingHours } from './opening-hours.ts';

const hours = (venue: string, ...weekly: Record<string, string>[]) =>
  aDocument('openingHours', venue, { venue, weekly });
const monday = { day: 'monday', opens: '10:00', closes: '20:00' };

it('finds duplicate weekdays and venues, and invalid times', () => {
  const museum = hours('museum', monday, { ...monday, closes: '22:00' });
  const copy = {
    ...hours('copy', { day: 'tuesday', opens: '9:60', closes: '25:00' }),
    venue: 'museum',
  };
  const half = hours('taproom', { day: 'sunday', opens: '11:00' });
  expect(toLines(openingHours(aDataset([museum, copy, half])))).toEqual([
    'error | openingHours-museum | weekly[1] | monday has hours already',
    'error | openingHours-copy | venue | openingHours-museum has the hours of the museum already',
    'error | openingHours-copy | weekly[0].opens | "9:60" is not a time of day (HH:mm)',
    'error | openingHours-copy | weekly[0].closes | "25:00" is not a time of day (HH:mm)',
    'error | openingHours-taproom | weekly[0].closes | is missing',
  ]);
});

it('parses times as the site does', () => {
  const museum = hours('museum', { day: 'monday', opens: '9:00', closes: '24:00' });
  expect(openingHours(aDataset([museum]))).toEqual([]);
});

it('accepts a closed weekday and a closing time past midnight', () => {
  const taproom = hours('taproom', monday, { day: 'friday', opens: '11:00', closes: '01:00' });
  expect(openingHours(aDataset([taproom, hours('museum', monday, { day: 'tuesday' })]))).toEqual(
    [],
  );
});
