/**
 * Whether the Italian name of a number from 0 to 200 begins with a vowel (uno, otto, undici,
 * ottanta …), so that the word before it elides or changes: `l’8`, `all’11`, `dagli 80`.
 */
export function beginsWithVowel(number: number): boolean {
  return [1, 8, 11].includes(number) || Math.floor(number / 10) === 8;
}

/** Returns “at” before the hour of a time: `all’` before one (“una”), otherwise `alle `. */
export function italianAtHour(hour: number): string {
  return hour === 1 ? 'all’' : 'alle ';
}

/** Returns “to the” before the day of a month, of which the first is read “primo”: `all’`, `al `. */
export function italianToDay(day: number): string {
  return day !== 1 && beginsWithVowel(day) ? 'all’' : 'al ';
}

/** Returns the article before the day of a month, of which the first is read “primo”: `l’`, `il `. */
export function italianOnDay(day: number): string {
  return day !== 1 && beginsWithVowel(day) ? 'l’' : 'il ';
}

/** Returns a date with the first of a month as an ordinal, which is read “primo”: `1º gennaio`. */
export function italianDate(date: string): string {
  return date.replace(/(?<!\d)1(?=\u00a0\p{L})/u, '1º');
}

/** Returns the article before a number of years, which are masculine: `gli`, `i`; none before one. */
export function italianYearsArticle(count: number): 'i' | 'gli' | null {
  if (count === 1) return null;
  return beginsWithVowel(count) ? 'gli' : 'i';
}
