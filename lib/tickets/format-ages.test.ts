import { expect, it } from 'vitest';
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
