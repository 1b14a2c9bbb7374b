import { describe, expect, it } from 'vitest';
import {
  beginsWithVowel,
  italianAtHour,
  italianOnDay,
  italianToDay,
  italianYearsArticle,
} from './italian.ts';

const toNineteen = [
  ...['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  ...['undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette'],
  ...['diciotto', 'diciannove'],
];
const tens = ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta'];

/** Returns a word that the name of a number begins with. */
function firstWord(number: number): string | undefined {
  if (number >= 200) return 'duecento';
  if (number >= 100) return 'cento';
  return toNineteen[number] ?? [...tens, 'novanta'][Math.floor(number / 10) - 2];
}

describe('Italian words before numbers', () => {
  it('elide before the names that begin with a vowel, from 0 to 200', () => {
    for (let number = 0; number <= 200; number += 1) {
      expect(beginsWithVowel(number), `${number}`).toBe(/^[aeiou]/.test(firstWord(number) ?? ''));
    }
  });

  it('elide before one o’clock only, because hours are feminine plurals', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    expect(hours.filter((hour) => italianAtHour(hour) === 'all’')).toEqual([1]);
  });

  it('elide before the 8th and the 11th, but not before the first, “primo”', () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1);
    expect(days.filter((day) => italianToDay(day) === 'all’')).toEqual([8, 11]);
    expect(days.filter((day) => italianOnDay(day) === 'l’')).toEqual([8, 11]);
  });

  it('have the article of the number before years, none before one', () => {
    for (let count = 0; count <= 200; count += 1) {
      const article = /^[aeiou]/.test(firstWord(count) ?? '') ? 'gli' : 'i';
      expect(italianYearsArticle(count), `${count}`).toBe(count === 1 ? null : article);
    }
  });
});
