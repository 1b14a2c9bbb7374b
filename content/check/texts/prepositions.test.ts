import { expect, it } from 'vitest';
import { wrongPrepositions } from './prepositions.ts';

it.each([
  ['it', 'fino al 8 dicembre', 'the article elides before 8 and 11 (l’8, all’11)'],
  ['it', 'Il 11\u00a0novembre c’è l’oca.', 'the article elides before 8 and 11 (l’8, all’11)'],
  ['it', 'chiude alle 1:00', 'the article elides before one o’clock (all’1:00)'],
  ['it', 'Dai 8 anni.', 'the article before 8, 11 and 80 is gli (dagli 8 anni)'],
  ['cs', 'v\u00a020:30', 'the preposition before this hour has the other form'],
  ['cs', 'v 5:00, ve 10:00', 'the preposition before this hour has the other form'],
  ['it', 'il 18 e il 8 maggio', 'the article elides before 8 and 11 (l’8, all’11)'],
  ['cs', 'v čtvrtek', 'it is ve středu and ve čtvrtek, and v on other days'],
] as const)('finds in %s: %s', (language, text, message) => {
  expect(wrongPrepositions(text, language)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['it', 'L’8 dicembre, dall’11 al 18 novembre, alle 11:00, alle 8:00, dagli 8 anni, dai 18 anni'],
  ['cs', 've 20:30, v\u00a010:00, v 5:00, v sobotu, ve středu a v pátek'],
  ['en', 'v 20:30'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(wrongPrepositions(text, language)).toEqual([]);
});
