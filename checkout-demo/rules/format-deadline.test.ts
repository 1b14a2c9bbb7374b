import { expect, it } from 'vitest';
import { formatDeadline } from './format-deadline.ts';

const friday = new Date('2026-11-27T16:00:00Z');

it.each([
  ['en', '17:00 on Friday 27\u00a0November'],
  ['cs', 'pátku 27.\u00a0listopadu, 17:00'],
  ['de', 'Freitag, 27.\u00a0November, 17:00\u00a0Uhr'],
  ['it', 'venerdì 27\u00a0novembre alle 17:00'],
] as const)('a deadline in %s reads as part of a sentence', (locale, text) => {
  expect(formatDeadline(friday, locale)).toBe(text);
});

it('a deadline at night has no leading zero, and an elided Italian preposition', () => {
  const night = new Date('2026-12-05T00:30:00Z');
  expect(formatDeadline(night, 'cs')).toBe('soboty 5.\u00a0prosince, 1:30');
  expect(formatDeadline(night, 'it')).toBe('sabato 5\u00a0dicembre all’1:30');
});
