import { czechIn } from '../../../lib/platform/grammar/czech.ts';
import {
  beginsWithVowel,
  italianAtHour,
  italianToDay,
} from '../../../lib/platform/grammar/italian.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { around, type TextRule } from './text-rule.ts';

interface Form {
  readonly language: Locale;
  /** Finds the word, its group `word`, and the number after it, its group `number`. */
  readonly pattern: RegExp;
  /** Whether the word is wrong before the number. */
  readonly rejects: (number: number, word: string) => boolean;
  readonly message: string;
}

const italianMonths =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';

const forms: readonly Form[] = [
  {
    language: 'it',
    pattern: new RegExp(
      `(?<!\\p{L})(?<word>il|[ds]?al|del|nel|sul)[ \\u00a0](?<number>\\d\\d?)[ \\u00a0](?:${italianMonths})`,
      'giu',
    ),
    rejects: (day) => italianToDay(day) !== 'al ',
    message: 'the article elides before 8 and 11 (l’8, all’11)',
  },
  {
    language: 'it',
    pattern: /(?<!\p{L})(?<word>le|alle|dalle|delle)[ \u00a0](?<number>\d\d?)[:.]\d\d/giu,
    rejects: (hour) => italianAtHour(hour) !== 'alle ',
    message: 'the article elides before one o’clock (all’1:00)',
  },
  {
    language: 'it',
    pattern: /(?<!\p{L})(?<word>i|ai|dai|dei)[ \u00a0](?<number>\d+)[ \u00a0]anni/giu,
    rejects: (age) => beginsWithVowel(age),
    message: 'the article before 8, 11 and 80 is gli (dagli 8 anni)',
  },
  {
    language: 'cs',
    pattern: /(?<!\p{L})(?<word>ve?)[ \u00a0](?<number>\d\d?):\d\d/giu,
    rejects: (hour, word) => word.toLowerCase() !== czechIn(hour),
    message: 'the preposition before this hour has the other form (v 10:00, ve 20:30)',
  },
];

/** The Czech weekdays with the wrong form of “on”. */
const czechWeekday =
  /(?<!\p{L})(?:ve[ \u00a0](?:pátek|pondělí|úterý|sobotu|neděli)|v[ \u00a0](?:středu|čtvrtek))(?!\p{L})/iu;

/** Finds prepositions and articles in a form that the number or weekday after them rules out. */
export const wrongPrepositions: TextRule = (text, language) => [
  ...forms
    .filter((form) => form.language === language)
    .flatMap(({ pattern, rejects, message }) =>
      [...text.matchAll(pattern)]
        .filter(({ groups: { number, word = '' } = {} }) => rejects(Number(number), word))
        .map((match) => `${message}: ${around(text, match)}`),
    ),
  ...(language === 'cs' ? wrongWeekdays(text) : []),
];

function wrongWeekdays(text: string): string[] {
  const match = czechWeekday.exec(text);
  return match
    ? [`it is ve středu and ve čtvrtek, and v on other days: ${around(text, match)}`]
    : [];
}
