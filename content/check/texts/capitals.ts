import { inEveryLocale } from '../../../lib/platform/i18n/in-every-locale.ts';
import { type Locale, localeData } from '../../../lib/platform/i18n/locales.ts';
import { around, type TextRule } from './text-rule.ts';

/** Shows that a sentence continues: a small letter, a number or a comma before a space. */
const within = '(?<=[\\p{Ll}\\d,;–][ \\u00a0]|\\d\\.[ \\u00a0])';

/**
 * What shows that an abbreviation is a weekday, because “Mar Nero” and “film Po strništi” are none: a
 * number after it, a dash or comma as in a list of days, or the end of the sentence.
 */
const asWeekday = '(?=[ \\u00a0]?[\\d–-]|, ?(?:\\p{L}{2,3}(?!\\p{L})|\\d)|[.!?)]|$)';

const patterns = inEveryLocale((locale) => {
  const { full, short } = namesIn(locale);
  const names = `(?:${full.join('|')})(?!\\p{L})|(?:${short.join('|')})${asWeekday}`;
  return new RegExp(`${within}(?:${names})`, 'gu');
});

/**
 * Finds names of weekdays and months with a capital letter within a sentence, where the language
 * writes them small: “v Pá 27. Listopadu”.
 */
export const wrongCapitals: TextRule = (text, language) =>
  hasSmallNames(language)
    ? [...text.matchAll(patterns[language])].map(
        (match) => `write “${match[0]}” in small letters: ${around(text, match)}`,
      )
    : [];

/** Whether a language writes the names of months in small letters. */
function hasSmallNames(locale: Locale): boolean {
  const format = new Intl.DateTimeFormat(localeData[locale].tag, { month: 'long' });
  return /^\p{Ll}/u.test(format.format(0));
}

/** Returns the names of weekdays and months, and the short ones of weekdays, capitalized. */
function namesIn(locale: Locale): { readonly full: string[]; readonly short: string[] } {
  const { tag } = localeData[locale];
  const days = Array.from({ length: 12 * 7 }, (_, index) =>
    Date.UTC(2026, index % 12, 1 + (index % 7)),
  );
  const namesAs = (...forms: Intl.DateTimeFormatOptions[]) => {
    const names = forms.flatMap((form) => {
      const format = new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' });
      return days.flatMap((day) =>
        format
          .formatToParts(day)
          .filter(({ type }) => type === 'weekday' || type === 'month')
          .map(({ value }) => value),
      );
    });
    return [...new Set(names)].map((name) => name.charAt(0).toLocaleUpperCase(tag) + name.slice(1));
  };
  return {
    full: namesAs({ weekday: 'long' }, { month: 'long' }, { day: 'numeric', month: 'long' }),
    short: namesAs({ weekday: 'short' }),
  };
}
