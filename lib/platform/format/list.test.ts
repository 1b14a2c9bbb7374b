import { expect, it } from 'vitest';
import { formatList } from './list.ts';

it.each([
  ['en', 'Ice, Malt and Hops'],
  ['cs', 'Ice, Malt a\u00a0Hops'],
  ['de', 'Ice, Malt und Hops'],
  ['it', 'Ice, Malt e Hops'],
] as const)('joins names in %s, with no line break after a Czech “a”', (locale, text) => {
  expect(formatList(['Ice', 'Malt', 'Hops'], locale)).toBe(text);
});
