import type { Locale } from '../platform/i18n/locales.ts';

/** A range of ages in years, both included; null without a limit. */
export interface Ages {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/**
 * Formats ages: `6 to 17`, `under 6`, `65 and over`; empty without any limit. The oldest age is
 * included: visitors aged up to 5 are “under 6”.
 */
export function formatAges({ minAge, maxAge }: Ages, locale: Locale): string {
  if (minAge === null) return maxAge === null ? '' : below(maxAge + 1, locale);
  if (maxAge === null) return from(minAge, locale);
  return minAge === maxAge ? exactly(minAge, locale) : between(minAge, maxAge, locale);
}

function below(age: number, locale: Locale): string {
  switch (locale) {
    case 'en':
      return `under ${age}`;
    case 'cs':
      return `do\u00a0${age}\u00a0let`;
    case 'de':
      return `unter ${age}\u00a0Jahren`;
    case 'it':
      return `sotto ${beforeVowel(age) ? 'gli' : 'i'} ${age}\u00a0anni`;
  }
}

function from(age: number, locale: Locale): string {
  switch (locale) {
    case 'en':
      return `${age} and over`;
    case 'cs':
      return `od\u00a0${age}\u00a0let`;
    case 'de':
      return `ab ${age}\u00a0Jahren`;
    case 'it':
      return `${dai(age)} ${age}\u00a0anni`;
  }
}

function between(minAge: number, maxAge: number, locale: Locale): string {
  switch (locale) {
    case 'en':
      return `${minAge}\u00a0to\u00a0${maxAge}`;
    case 'cs':
      return `${minAge} až ${maxAge}\u00a0let`;
    case 'de':
      return `${minAge} bis ${maxAge}\u00a0Jahre`;
    case 'it':
      return `${dai(minAge)} ${minAge} ${ai(maxAge)}\u00a0${maxAge}\u00a0anni`;
  }
}

function exactly(age: number, locale: Locale): string {
  switch (locale) {
    case 'en':
      return `${age}`;
    case 'cs':
      return `${age}\u00a0let`;
    case 'de':
      return `${age}\u00a0Jahre`;
    case 'it':
      return `${age}\u00a0anni`;
  }
}

function dai(age: number): string {
  return beforeVowel(age) ? 'dagli' : 'dai';
}

function ai(age: number): string {
  return beforeVowel(age) ? 'agli' : 'ai';
}

/** Whether the Italian name of a number begins with a vowel: otto, undici, ottanta to ottantanove. */
function beforeVowel(age: number): boolean {
  return age === 8 || age === 11 || (age >= 80 && age < 90);
}
