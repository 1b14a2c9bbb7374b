import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it.each([
  ['/en/events?month=2026-12', '/en/events?month=2026-12'],
  ['/cs/zazitky', '/cs/zazitky'],
  ['//elsewhere.example/en', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example/en', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
])('%s leads to %s', (asked, led) => {
  expect(localPath(asked)).toBe(led);
});

it('leaves a path of the site that only looks like a host where it is', () => {
  expect(localPath('/en//elsewhere.example')).toBe('/en//elsewhere.example');
});
