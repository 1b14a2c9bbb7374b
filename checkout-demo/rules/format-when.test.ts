import { expect, it } from 'vitest';
import { formatWhen } from './format-when.ts';

it.each([
  ['en', 'Sat 5\u00a0December, 08:15'],
  ['cs', 'So 5.\u00a0prosince, 8:15'],
  ['de', 'Sa., 5.\u00a0Dezember, 8:15\u00a0Uhr'],
  ['it', 'Sab 5\u00a0dicembre, 8:15'],
] as const)('formats the start of a visit in %s', (locale, text) => {
  expect(formatWhen(new Date('2026-12-05T07:15:00Z'), locale)).toBe(text);
});
