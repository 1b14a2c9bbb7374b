import { expect, it } from 'vitest';
import { formatLanguage } from './language.ts';

it('returns the name of a language in another, capitalized', () => {
  expect(formatLanguage('de', 'en')).toBe('German');
  expect(formatLanguage('de', 'cs')).toBe('Němčina');
  expect(formatLanguage('cs', 'de')).toBe('Tschechisch');
  expect(formatLanguage('en', 'it')).toBe('Inglese');
});
