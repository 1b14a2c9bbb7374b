import { unboundShortWord } from '../../../lib/platform/grammar/czech.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { around, type TextRule } from './text-rule.ts';

interface Mistake {
  readonly pattern: RegExp;
  /** All languages if undefined. */
  readonly language?: Locale;
  readonly message: string;
}

const mistakes: readonly Mistake[] = [
  {
    pattern: /\d (?:Kč|min|Min\.|°C|kg|g|km|m|cm|l|dl|%|Uhr|h)(?!\p{L})/u,
    message: 'a number and its unit need a no-break space',
  },
  {
    pattern: /\dKč|Kč[ \u00a0]?\d/u,
    message: 'a price is a number, a no-break space and Kč',
  },
  {
    pattern: /\d[., ]\d{3}(?:[., ]\d{3})*[ \u00a0]?Kč/u,
    message: 'the thousands of a price are separated by a no-break space',
  },
  {
    pattern: unboundShortWord,
    language: 'cs',
    message: 'a word of one letter needs a no-break space after it',
  },
  {
    pattern: /(?<!\d)\d{1,2}\. (?=\p{Ll}+[aeu](?!\p{L}))/u,
    language: 'cs',
    message: 'a day and its month need a no-break space',
  },
  {
    pattern: /(?<!\d)\d{1,2}\. (?=Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u,
    language: 'de',
    message: 'a day and its month need a no-break space',
  },
  {
    pattern:
      /\d (?:let|rok[uy]?|minut\p{L}*|hodin\p{L}*|den|dn[eíůy]|dnech|měsíc\p{L}*|osob\p{L}*|lid[íi]|host(?:[éůy]|ech|ům)|míst\p{L}*|schod\p{L}*)(?!\p{L})/u,
    language: 'cs',
    message: 'a number and what it counts need a no-break space',
  },
  {
    pattern:
      /\d (?:Jahre?n?|Minuten?|Stunden?|Tage?n?|Monate?n?|Person(?:en)?|Gast|Gästen?|Stufen?|Platz|Plätzen?)(?!\p{L})/u,
    language: 'de',
    message: 'a number and what it counts need a no-break space',
  },
  { pattern: / {2}/u, message: 'there are two spaces' },
  {
    pattern: /[ \u00a0](?:[.,;!?]|:(?![ \u00a0]\d))(?!\S)/u,
    message: 'there is a space before punctuation',
  },
  { pattern: /^\s|\s$/u, message: 'there is a space at the start or end' },
];

/** Finds spaces that are missing, too many, or that may break a line where none should. */
export const wrongSpaces: TextRule = (text, language) =>
  mistakes.flatMap(({ pattern, language: only = language, message }) => {
    const match = only === language ? pattern.exec(text) : null;
    return match ? [`${message}: ${around(text, match)}`] : [];
  });
