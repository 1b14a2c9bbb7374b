import { expect, it } from 'vitest';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { addDays, pragueInstant } from '../../lib/time/prague.ts';
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

const clock = '(?:[1-9]|1\\d|2[0-3]|0):30';
const patterns: Readonly<Record<Locale, RegExp>> = {
  en: /^\d\d:30 on \p{Lu}\p{Ll}+day \d{1,2}\u00a0\p{Lu}\p{Ll}+$/u,
  cs: new RegExp(
    `^(?:pondělí|úterý|středy|čtvrtka|pátku|soboty|neděle) \\d{1,2}\\.\u00a0\\p{Ll}+, ${clock}$`,
    'u',
  ),
  de: new RegExp(
    `^(?:\\p{Lu}\\p{Ll}+tag|Mittwoch), \\d{1,2}\\.\u00a0\\p{Lu}\\p{Ll}+, ${clock}\u00a0Uhr$`,
    'u',
  ),
  it: new RegExp(
    `^(?:\\p{Ll}+ì|sabato|domenica) (?:1º|[1-9]\\d?)\u00a0\\p{Ll}+ al(?:le |l’)${clock}$`,
    'u',
  ),
};

it.each(locales)('a deadline on any day, at any hour, in %s', (locale) => {
  for (let day = 0; day < 366; day += 1) {
    const hour = `${(day * 7) % 24}`.padStart(2, '0');
    const instant = pragueInstant(addDays('2028-01-01', day), `${hour}:30`);
    expect(formatDeadline(instant, locale)).toMatch(patterns[locale]);
  }
});
