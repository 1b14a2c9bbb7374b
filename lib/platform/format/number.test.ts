import { expect, it } from 'vitest';
import { formatNumber, formatPercent } from './number.ts';

it.each([
  ['en', '4.6', '4.6%'],
  ['cs', '4,6', '4,6\u00a0%'],
  ['de', '4,6', '4,6\u00a0%'],
  ['it', '4,6', '4,6%'],
] as const)('formats numbers and percentages in %s', (locale, number, percent) => {
  expect(formatNumber(4.6, locale)).toBe(number);
  expect(formatPercent(4.6, locale)).toBe(percent);
});
