import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCode } from './code.ts';
import { prepareReferral } from './prepare-referral.ts';
import { readReferral } from './session.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('stores the codes of the address, and no other parameters', () => {
  sessionStorage.setItem('dsc', 'VAULT10');
  history.replaceState(null, '', '/en/faq?ref=hotel-u_tri&utm_source=mail&xref=other');
  prepareReferral();
  expect({ ...sessionStorage }).toEqual({ ref: 'hotel-u_tri', dsc: 'VAULT10' });
});

it.each(['', 'a b', '<script>', 'x'.repeat(65), 'x'.repeat(64), 'A-_9', 'a\n'])(
  'accepts the same codes as isCode: %j',
  (code) => {
    history.replaceState(null, '', `/en?ref=${encodeURIComponent(code)}`);
    prepareReferral();
    expect(readReferral().ref === code).toBe(isCode(code));
    expect('ref' in sessionStorage).toBe(isCode(code));
  },
);

it('does not throw when the browser refuses storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  history.replaceState(null, '', '/en?ref=hotel');
  expect(prepareReferral).not.toThrow();
});
