import { expect, it } from 'vitest';
import { formatEuro } from './euro.ts';

it.each([
  ['en', '≈\u00a0€20'],
  ['cs', '≈\u00a020\u00a0€'],
  ['de', '≈\u00a020\u00a0€'],
  ['it', '≈\u00a020\u00a0€'],
] as const)('formats whole euros for %s without line breaks', (locale, text) => {
  expect(formatEuro(490, 25, locale)).toBe(text);
});
