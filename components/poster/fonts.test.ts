import { expect, it } from 'vitest';
import { readFonts, settable } from './fonts';

it('keeps the letters and symbols of every language', () => {
  const words = 'Příliš žluťoučký kůň – „Größe“ «È così» 15 % · od 1 380 Kč, 8 °C & more + 20’s…';
  expect(settable(words)).toBe(words);
});

it('leaves out characters that the typefaces lack', () => {
  expect(settable('Beer 🍺 пиво ビール, please')).toBe('Beer , please');
});

it('finds the files of both typefaces', async () => {
  for (const { data } of await readFonts()) expect(data.subarray(0, 4).toString()).toBe('wOFF');
});
