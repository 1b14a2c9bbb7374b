import { describe, expect, it } from 'vitest';
import { bindShortWords, czechIn } from './czech.ts';

const toNineteen = [
  ...['nula', 'jedna', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset'],
  ...['jedenáct', 'dvanáct', 'třináct', 'čtrnáct', 'patnáct', 'šestnáct', 'sedmnáct', 'osmnáct'],
  'devatenáct',
];
const tens = ['dvacet', 'třicet', 'čtyřicet', 'padesát', 'šedesát', 'sedmdesát', 'osmdesát'];

/** Returns the first word of a number's name, which the preposition is spoken with. */
function firstWord(number: number): string | undefined {
  if (number >= 200) return 'dvě';
  if (number >= 100) return 'sto';
  return toNineteen[number] ?? [...tens, 'devadesát'][Math.floor(number / 10) - 2];
}

describe('czechIn', () => {
  it('is vocalized before two consonants, for every number from 0 to 200', () => {
    for (let number = 0; number <= 200; number += 1) {
      const cluster = /^[^aeiouyáéěíóúůý]{2}/u.test(firstWord(number) ?? '');
      expect(czechIn(number), `${number}`).toBe(cluster ? 've' : 'v');
    }
  });
});

describe('bindShortWords', () => {
  it.each([
    ['v pátek a v sobotu', 'v\u00a0pátek a\u00a0v\u00a0sobotu'],
    ['Káva i čaj', 'Káva i\u00a0čaj'],
    ['A k tomu „pivo“', 'A\u00a0k\u00a0tomu „pivo“'],
    ['linka A – jih, ve středu', 'linka A – jih, ve středu'],
  ])('binds the words of one letter in “%s”', (text, bound) => {
    expect(bindShortWords(text)).toBe(bound);
  });
});
