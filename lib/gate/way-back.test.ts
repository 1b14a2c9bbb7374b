import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://museum.example';

test.each([
  [['https://museum.example/en/faq?ref=hotel', '/en/faq'], '/en/faq?ref=hotel'],
  [[null, '/cs/zazitky'], '/cs/zazitky'],
  [['https://elsewhere.example/', '/cs'], '/cs'],
])('leads from %j to %s', (candidates, path) => {
  expect(wayBack(candidates, origin)).toBe(path);
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://museum.example//elsewhere.example',
  'https://museum.example@elsewhere.example/',
  'javascript:alert(1)',
  'https://',
  '',
])('never follows %s out of the site', (candidate) => {
  expect(wayBack([candidate], origin)).toBe('/');
});
