import { expect, it } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

it('capitalizes the first letter only', () => {
  expect(sentenceCase('čtvrtek 24. prosince', 'cs')).toBe('Čtvrtek 24. prosince');
  expect(sentenceCase('Samstag', 'de')).toBe('Samstag');
  expect(sentenceCase('', 'it')).toBe('');
});
