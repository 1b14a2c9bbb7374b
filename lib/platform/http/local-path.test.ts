import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

const origin = 'https://museum.example';

test.each([
  [['/en/events?month=2026-12'], '/en/events?month=2026-12'],
  [['https://museum.example/en/faq?ref=hotel', '/en/faq'], '/en/faq?ref=hotel'],
  [[null, '/cs/zazitky'], '/cs/zazitky'],
  [['https://elsewhere.example/', '/cs'], '/cs'],
  [['/en//elsewhere.example'], '/en//elsewhere.example'],
])('resolves %j to %s', (candidates, path) => {
  expect(localPath(candidates, origin)).toBe(path);
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/en',
  'https://museum.example//elsewhere.example',
  'https://museum.example@elsewhere.example/',
  'javascript:alert(1)',
  'https://',
  '',
  null,
])('never leaves the site for %s', (candidate) => {
  expect(localPath([candidate], origin)).toBe('/');
});
