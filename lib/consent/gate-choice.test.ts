import { expect, test } from 'vitest';
import { gateChoice } from './gate-choice.ts';

const pressed = (fields: Record<string, string>) => gateChoice(new URLSearchParams(fields));

test('accepting accepts all categories, rejecting the empty set', () => {
  expect(pressed({ cookies: 'all', language: 'cs' })).toEqual({
    categories: ['analytics', 'ads'],
    language: 'cs',
  });
  expect(pressed({ cookies: 'none', language: 'it' })).toEqual({ categories: [], language: 'it' });
});

test('a button without a valid cookie choice returns null', () => {
  expect(pressed({ language: 'en' })).toBeNull();
  expect(pressed({ cookies: 'toString', language: 'en' })).toBeNull();
  expect(pressed({ cookies: 'all', language: 'fr' })).toBeNull();
});
