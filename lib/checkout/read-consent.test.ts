import { expect, it } from 'vitest';
import { readConsent } from './read-consent.ts';

const cookie = (value: unknown) => `a=b; cc_cookie=${encodeURIComponent(JSON.stringify(value))}`;

it('gives the optional categories that were allowed', () => {
  expect(readConsent(cookie({ categories: ['necessary', 'analytics'] }))).toEqual(['analytics']);
  expect(readConsent(cookie({ categories: ['necessary'] }))).toEqual([]);
});

it.each(['', 'xcc_cookie=1', 'cc_cookie=%7B', cookie(null), cookie({ categories: 'all' })])(
  'takes %j for no choice made',
  (cookies) => {
    expect(readConsent(cookies)).toBeNull();
  },
);
