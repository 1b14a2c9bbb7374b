import { afterEach, expect, it, vi } from 'vitest';
import { readReferral } from './session.ts';

afterEach(() => sessionStorage.clear());

it('returns the codes of the session', () => {
  sessionStorage.setItem('ref', 'hotel-u_tri');
  sessionStorage.setItem('dsc', 'VAULT10');
  expect(readReferral()).toEqual({ ref: 'hotel-u_tri', dsc: 'VAULT10' });
});

it.each(['', 'a b', '<script>', 'x'.repeat(65)])('leaves out the invalid code %j', (value) => {
  sessionStorage.setItem('ref', value);
  sessionStorage.setItem('dsc', 'x'.repeat(64));
  expect(readReferral()).toEqual({ dsc: 'x'.repeat(64) });
});

it('returns nothing when storage is refused', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readReferral()).toEqual({});
  vi.unstubAllGlobals();
});
