import { describe, expect, it } from 'vitest';
import { longestWord } from './longest-word.ts';

describe('longestWord', () => {
  it.each([
    ['Come down for a beer.', 5],
    ['Geschenkgutscheine', 18],
    ['Geschenk\u00adgutscheine', 10],
    ['Hopfen-und-Malz-Labor', 6],
    ['Výčep U\u00a0Zvonu', 7],
    ['Ein Bier\u200b\u200c\u200d\ufeff'.padEnd(80, '\u200b'), 4],
    ['', 1],
  ])('the longest unbreakable piece of %s has %i characters', (heading, length) => {
    expect(longestWord(heading)).toBe(length);
  });
});
