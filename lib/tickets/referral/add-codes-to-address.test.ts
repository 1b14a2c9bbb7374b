import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

  it('adds only what the address lacks', () => {
    expect(addressAfter('/en?ref=mail', { ref: 'hotel', dsc: 'VAULT10' })).toBe(
      '/en?ref=mail&dsc=VAULT10',
    );
  });

  it('replaces an invalid code in the address', () => {
    expect(addressAfter('/en?ref=%3Cscript%3E', { ref: 'hotel' })).toBe('/en?ref=hotel');
  });

  it('leaves the address unchanged if the session has no codes', () => {
    expect(addressAfter('/en?ref=&x=%20#a', {})).toBe('/en?ref=&x=%20#a');
  });
});
