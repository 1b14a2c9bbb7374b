import { expect, it } from 'vitest';
import { localeOfPath } from './locale-of-path.ts';

it.each([
  ['/de', 'de'],
  ['/DE/faq', 'de'],
  ['//cs//faq/', 'cs'],
  ['/', null],
  ['/fr/faq', null],
  ['/england', null],
  ['/%zz', null],
])('the language of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
