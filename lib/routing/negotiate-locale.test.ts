import { expect, it } from 'vitest';
import { negotiateLocale } from './negotiate-locale.ts';

it('prefers the language a visitor chose', () => {
  expect(negotiateLocale('de', 'cs,en;q=0.5')).toBe('de');
});

it.each([
  ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  ['de-AT', 'de'],
  ['fr-FR,it;q=0.7,en;q=0.3', 'it'],
  ['en;q=0.1,de;q=0.2', 'de'],
  ['fr,ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [null, 'en'],
])('reads Accept-Language %s as %s', (header, locale) => {
  expect(negotiateLocale(undefined, header)).toBe(locale);
});

it('ignores a cookie with an unknown language', () => {
  expect(negotiateLocale('xx', 'it')).toBe('it');
});
