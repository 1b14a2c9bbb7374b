import { expect, it } from 'vitest';
import { wrongCapitals } from './capitals.ts';

it('finds capital weekdays and months within a Czech or Italian sentence', () => {
  expect(wrongCapitals('Zdarma do Pá 27.\u00a0Listopadu.', 'cs')).toEqual([
    'write “Pá” in small letters: “Zdarma do Pá 27.\u00a0Listopadu.”',
    'write “Listopadu” in small letters: “arma do Pá 27.\u00a0Listopadu.”',
  ]);
  expect(wrongCapitals('fino a Dom 22 Novembre', 'it')).toHaveLength(2);
});

it('accepts them at the start of a sentence and in small letters', () => {
  expect(wrongCapitals('Pátek a sobota. Listopad. V pá 27. listopadu.', 'cs')).toEqual([]);
  expect(wrongCapitals('Domenica. Sabato 5 dicembre, so il 6.', 'it')).toEqual([]);
});

it('takes an abbreviation for a weekday unless a word follows that belongs to it', () => {
  expect(wrongCapitals('luppolo dal Mar Nero', 'it')).toEqual([]);
  expect(wrongCapitals('promítáme film Po strništi bos', 'cs')).toEqual([]);
  expect(wrongCapitals('otevřeno Po–Pá', 'cs')).toHaveLength(1);
  expect(wrongCapitals('otevřeno Út, Čt 10:00', 'cs')).toHaveLength(2);
  expect(wrongCapitals('aperto Mar 10:00–12:00', 'it')).toHaveLength(1);
});

it('accepts the capitals of English and German', () => {
  expect(wrongCapitals('on Friday 27 November', 'en')).toEqual([]);
  expect(wrongCapitals('am Freitag, 27. November', 'de')).toEqual([]);
});
