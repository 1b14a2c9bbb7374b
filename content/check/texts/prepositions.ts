import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { around, type TextRule } from './text-rule.ts';

interface Form {
  readonly language: Locale;
  readonly pattern: RegExp;
  readonly message: string;
}

const italianMonths =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';

const forms: readonly Form[] = [
  {
    language: 'it',
    pattern: new RegExp(
      `(?<!\\p{L})(?:il|[ds]?al|del|nel|sul)[ \\u00a0](?:8|11)[ \\u00a0](?:${italianMonths})`,
      'iu',
    ),
    message: 'the article elides before 8 and 11 (l’8, all’11)',
  },
  {
    language: 'it',
    pattern: /(?<!\p{L})(?:le|alle|dalle|delle)[ \u00a0]0?1[:.]\d\d/iu,
    message: 'the article elides before one o’clock (all’1:00)',
  },
  {
    language: 'it',
    pattern: /(?<!\p{L})(?:i|ai|dai|dei)[ \u00a0](?:8|11)[ \u00a0]anni/iu,
    message: 'the article before 8 and 11 is gli (dagli 8 anni)',
  },
  {
    language: 'cs',
    pattern: /(?<!\p{L})v[ \u00a0](?:0?[234]|1[234]|2[0-3]):\d\d/iu,
    message: 'the preposition before this hour is ve',
  },
  {
    language: 'cs',
    pattern:
      /(?<!\p{L})(?:ve[ \u00a0](?:pátek|pondělí|úterý|sobotu|neděli)|v[ \u00a0](?:středu|čtvrtek))(?!\p{L})/iu,
    message: 'it is ve středu and ve čtvrtek, and v on other days',
  },
];

/** Finds prepositions and articles in a form that the number or weekday after them rules out. */
export const wrongPrepositions: TextRule = (text, language) =>
  forms.flatMap(({ language: only, pattern, message }) => {
    const match = only === language ? pattern.exec(text) : null;
    return match ? [`${message}: ${around(text, match)}`] : [];
  });
