import { expect, it } from 'vitest';
import { weekdays } from '../time/weekdays.ts';
import { languageGroups } from './tour-languages.ts';

const house = [
  { language: 'cs', days: weekdays },
  { language: 'en', days: weekdays.toReversed() },
  { language: 'de', days: ['friday', 'saturday', 'sunday'] },
] as const;

it('groups languages with equal days', () => {
  expect(languageGroups(['en', 'de', 'cs'], house)).toEqual([
    { languages: ['cs', 'en'], days: weekdays },
    { languages: ['de'], days: ['friday', 'saturday', 'sunday'] },
  ]);
});

it('returns only requested languages whose days are known', () => {
  expect(languageGroups(['de', 'it'], house)).toMatchObject([{ languages: ['de'] }]);
});
