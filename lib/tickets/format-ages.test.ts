import { expect, it } from 'vitest';
import { locales } from '#lib/platform/i18n/locales';
import { formatAges } from './format-ages.ts';

it.each([
  ['en', 6, 17, '6\u00a0to\u00a017'],
  ['cs', 6, 17, '6 až 17\u00a0let'],
  ['de', 12, 17, '12 bis 17\u00a0Jahre'],
  ['it', 12, 17, 'dai 12 ai\u00a017\u00a0anni'],
  ['it', 8, 11, 'dagli 8 agli\u00a011\u00a0anni'],
  ['en', null, 5, 'under 6'],
  ['cs', null, 5, 'do\u00a06\u00a0let'],
  ['de', null, 5, 'unter 6\u00a0Jahren'],
  ['it', null, 5, 'sotto i 6\u00a0anni'],
  ['it', null, 7, 'sotto gli 8\u00a0anni'],
  ['en', 65, null, '65 and over'],
  ['cs', 65, null, 'od\u00a065\u00a0let'],
  ['de', 65, null, 'ab 65\u00a0Jahren'],
  ['it', 11, null, 'dagli 11\u00a0anni'],
  ['it', 18, null, 'dai 18\u00a0anni'],
  ['de', 17, 17, '17\u00a0Jahre'],
  ['cs', null, 0, 'do\u00a01\u00a0roku'],
  ['cs', 1, 3, '1 až 3\u00a0roky'],
  ['de', 1, null, 'ab 1\u00a0Jahr'],
  ['it', 1, null, 'da 1\u00a0anno'],
  ['en', null, null, ''],
] as const)('formats ages in %s from %s to %s: %s', (locale, minAge, maxAge, text) => {
  expect(formatAges({ minAge, maxAge }, locale)).toBe(text);
});

/** The words around a limit of 0 to 99 years. */
const limits = {
  en: { from: /^\d+ and over$/, below: /^under \d+$/ },
  cs: {
    from: /^od\u00a0(?:1\u00a0roku|(?!1\u00a0)\d+\u00a0let)$/,
    below: /^do\u00a0(?:1\u00a0roku|(?!1\u00a0)\d+\u00a0let)$/,
  },
  de: {
    from: /^ab (?:1\u00a0Jahr|(?!1\u00a0)\d+\u00a0Jahren)$/,
    below: /^unter (?:1\u00a0Jahr|(?!1\u00a0)\d+\u00a0Jahren)$/,
  },
  it: {
    from: /^(?:da 1\u00a0anno|dagli (?:8\d?|11)\u00a0anni|dai (?!1\u00a0|8|11)\d+\u00a0anni)$/,
    below: /^sotto (?:1\u00a0anno|gli (?:8\d?|11)\u00a0anni|i (?!1\u00a0|8|11)\d+\u00a0anni)$/,
  },
};

/** The words around a range, or around one age. */
const ranges = {
  en: /^(?:\d+\u00a0to\u00a0)?\d+$/,
  cs: /^(?:\d+ až )?(?:1\u00a0rok|[234]\u00a0roky|(?:0|[5-9]|\d\d)\u00a0let)$/,
  de: /^(?:\d+ bis )?(?:1\u00a0Jahr|(?!1\u00a0)\d+\u00a0Jahre)$/,
  it: new RegExp(
    `^(?:${[
      '1\u00a0anno',
      '(?!1\u00a0)\\d+\u00a0anni',
      'da 0 a\u00a01\u00a0anno',
      'da 1 a\u00a0\\d+\u00a0anni',
      '(?:dagli (?:8\\d?|11)|dai (?!1 |8|11)\\d+) (?:agli\u00a0(?:8\\d?|11)|ai\u00a0(?!1\u00a0|8|11)\\d+)\u00a0anni',
    ].join('|')})$`,
  ),
};

it.each(locales)('every limit and range of ages from 0 to 99 has the words of %s', (locale) => {
  for (let minAge = 0; minAge <= 99; minAge += 1) {
    expect(formatAges({ minAge, maxAge: null }, locale)).toMatch(limits[locale].from);
    expect(formatAges({ minAge: null, maxAge: minAge }, locale)).toMatch(limits[locale].below);
    for (let maxAge = minAge; maxAge <= 99; maxAge += 1) {
      expect(formatAges({ minAge, maxAge }, locale)).toMatch(ranges[locale]);
    }
  }
});
