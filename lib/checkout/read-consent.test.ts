import { expect, it } from 'vitest';
import { readConsent } from './read-consent.ts';

const cookie = (value: unknown) => `a=b; cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

it('gives the optional categories that were allowed', () => {
  expect(readConsent(cookie({ revision: 1, categories: ['necessary', 'analytics'] }))).toEqual([
    'analytics',
  ]);
  expect(readConsent(cookie({ revision: 1, categories: ['necessary'] }))).toEqual([]);
});

it.each([
  '',
  'xcc_cookie=1',
  'cc_cookie=%7B',
  cookie(null),
  cookie({ revision: 1, categories: 'all' }),
  cookie({ revision: 0, categories: [] }),
])('takes %j for no choice made', (cookies) => {
  expect(readConsent(cookies)).toBeNull();
});
