/**
 * Returns the Czech preposition “in, at” before a number from 0 to 200: `ve` before names that begin
 * with two consonants (dvě, tři, čtyři, dvanáct, třicet, sto …), otherwise `v`.
 */
export function czechIn(number: number): 'v' | 've' {
  const tens = Math.floor(number / 10);
  const vocalized = number < 20 ? [2, 3, 4, 12, 13, 14].includes(number) : [2, 3, 4].includes(tens);
  return vocalized || number >= 100 ? 've' : 'v';
}

/** A Czech preposition or conjunction of one letter, with a space at which a line may break. */
export const unboundShortWord = /(?<![\p{L}\d])([aikosuvz]) (?=[\p{L}\d„])/iu;

/** Puts no-break spaces after Czech words of one letter, with which no line may end (ČSN 01 6910). */
export function bindShortWords(text: string): string {
  return text.replace(new RegExp(unboundShortWord, 'giu'), '$1\u00a0');
}
