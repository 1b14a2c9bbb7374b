import { expect, it } from 'vitest';
import { wrongSpaces } from './spaces.ts';

it.each([
  ['en', '490 Kč', 'a number and its unit need a no-break space'],
  ['de', 'bis 20:00 Uhr', 'a number and its unit need a no-break space'],
  ['en', 'Kč 490', 'a price is a number, a no-break space and Kč'],
  ['en', '1,490\u00a0Kč', 'the thousands of a price are separated by a no-break space'],
  ['de', '1.490\u00a0Kč', 'the thousands of a price are separated by a no-break space'],
  ['cs', 'v pátek', 'a word of one letter needs a no-break space after it'],
  ['cs', 'od 18 let', 'a number and what it counts need a no-break space'],
  ['de', 'ab 20 Personen', 'a number and what it counts need a no-break space'],
  ['cs', '24. prosince', 'a day and its month need a no-break space'],
  ['de', '24. Dezember', 'a day and its month need a no-break space'],
  ['en', 'Come  in', 'there are two spaces'],
  ['it', 'Vieni !', 'there is a space before punctuation'],
  ['en', 'Come in ', 'there is a space at the start or end'],
] as const)('finds in %s: %s', (language, text, message) => {
  expect(wrongSpaces(text, language)).toContainEqual(expect.stringContaining(message));
});

it.each([
  ['en', '1\u00a0490\u00a0Kč, v 2 and 10 Dublin'],
  ['cs', 'v\u00a0pátek 24.\u00a0prosince, 16\u00a0hostů, 2 hostující piva'],
  ['de', 'bis 20:00\u00a0Uhr, am 24.\u00a0Dezember, ab 18\u00a0Jahren'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(wrongSpaces(text, language)).toEqual([]);
});
