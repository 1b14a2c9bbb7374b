import { afterEach, expect, it, vi } from 'vitest';
import { readStoredToken, tokenKey } from './stored-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['{"token":"sk-of-an-editor"}', 'sk-of-an-editor'],
  ['{"token":7}', null],
  ['{"token":"sk', null],
  ['', null],
  [null, null],
])('the token in the entry %j is %j', (entry, token) => {
  const getItem = (name: string) => (name === tokenKey('embedded') ? entry : null);
  vi.stubGlobal('localStorage', { getItem });
  expect(readStoredToken('embedded')).toBe(token);
});
