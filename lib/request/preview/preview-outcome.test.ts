import { expect, test } from 'vitest';
import { outcomePageAt, outcomePath } from './preview-outcome.ts';

const page = { locale: 'de', outcome: 'refused' } as const;

test('the address of an outcome contains the page and the referral codes', () => {
  const address = new URL(outcomePath(page, '/de/faq?x=1&ref=hotel&dsc=BEER'), 'http://localhost');
  expect(address.pathname).toBe('/de/preview/refused');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    path: '/de/faq?x=1&ref=hotel&dsc=BEER',
    ref: 'hotel',
    dsc: 'BEER',
  });
  expect(outcomePageAt(address.pathname)).toEqual(page);
});

test('a path too long for an address is left out', () => {
  expect(outcomePath(page, `/de/${'a'.repeat(8000)}`)).toBe('/de/preview/refused?path=%2F');
});

test.each([
  '/de/preview',
  '/de/preview/valid',
  '/fr/preview/refused',
  '/de/preview/refused/',
  '/de/preview/refused/more',
  '/de/preview-refused',
])('%s is no outcome page', (pathname) => {
  expect(outcomePageAt(pathname)).toBeNull();
});
