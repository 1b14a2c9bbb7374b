import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCodesToAddress } from './add-codes-to-address.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

/** Returns the address after `addCodesToAddress`, with the given codes in the session. */
function addressAfter(path: string, codes: Readonly<Record<string, string>>): string {
  for (const [name, code] of Object.entries(codes)) sessionStorage.setItem(name, code);
  history.replaceState(null, '', path);
  const entries = history.length;
  addCodesToAddress();
  expect(history.length).toBe(entries);
  return location.pathname + location.search + location.hash;
}

describe('addCodesToAddress', () => {
  it('adds the codes of the session, besides the parameters of the address', () => {
    expect(addressAfter('/en/events?kind=music#list', { ref: 'hotel', dsc: 'VAULT10' })).toBe(
      '/en/events?kind=music&ref=hotel&dsc=VAULT10#list',
    );
  });

  it('replaces a code that is not that of the session any more', () => {
    expect(addressAfter('/en?ref=mail&x=1', { ref: 'hotel', dsc: 'VAULT10' })).toBe(
      '/en?ref=hotel&x=1&dsc=VAULT10',
    );
  });

  it('takes away a code that has been removed from the session', () => {
    expect(addressAfter('/en?ref=hotel&dsc=VAULT10#a', { ref: 'hotel' })).toBe('/en?ref=hotel#a');
  });

  it('leaves the codes in the address if the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(addressAfter('/en?dsc=VAULT10', {})).toBe('/en?dsc=VAULT10');
    vi.unstubAllGlobals();
  });

  it('replaces an invalid code in the address', () => {
    expect(addressAfter('/en?ref=%3Cscript%3E', { ref: 'hotel' })).toBe('/en?ref=hotel');
  });

  it('leaves the address unchanged if the session has no codes', () => {
    expect(addressAfter('/en?ref=&x=%20#a', {})).toBe('/en?ref=&x=%20#a');
  });
});
