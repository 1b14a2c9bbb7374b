import { expect, it } from 'vitest';
import { weekdays } from '../time/weekdays.ts';
import { languageGroups, languagesOn } from './tour-languages.ts';

const languageDays = [
  { language: 'cs', days: weekdays },
  { language: 'en', days: weekdays.toReversed() },
  { language: 'de', days: ['friday', 'saturday', 'sunday'] },
] as const;

it('groups languages with equal days', () => {
  expect(languageGroups(['en', 'de', 'cs'], languageDays, null)).toEqual([
    { languages: ['cs', 'en'], days: weekdays },
    { languages: ['de'], days: ['friday', 'saturday', 'sunday'] },
  ]);
});

it('returns only requested languages whose days are known', () => {
  expect(languageGroups(['de', 'it'], languageDays, null)).toMatchObject([{ languages: ['de'] }]);
});

it('has only the days on which the tour takes place', () => {
  const italian = { language: 'it', days: ['saturday', 'sunday'] } as const;
  const runs = ['friday', 'saturday'] as const;
  expect(languageGroups(['cs', 'en', 'de', 'it'], [...languageDays, italian], runs)).toEqual([
    { languages: ['cs', 'en', 'de'], days: ['friday', 'saturday'] },
    { languages: ['it'], days: ['saturday'] },
  ]);
  expect(languageGroups(['cs', 'it'], [...languageDays, italian], ['monday'])).toEqual([
    { languages: ['cs'], days: ['monday'] },
  ]);
});

it('returns the languages of a day', () => {
  // 27 November 2026 is a Friday.
  expect(languagesOn(['de', 'en'], languageDays, '2026-11-27')).toEqual(['en', 'de']);
  expect(languagesOn(['de', 'en'], languageDays, '2026-11-26')).toEqual(['en']);
  expect(languagesOn(['it'], languageDays, '2026-11-27')).toEqual([]);
});
