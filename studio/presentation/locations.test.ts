import { expect, it } from 'vitest';
import { pathFor } from '../../lib/routing/path-for.ts';
import { locations } from './locations.ts';

type Type = keyof typeof locations;

/** Returns the addresses of a document, or the message in place of them. */
function addressesOf(type: Type, document: Record<string, unknown>) {
  const resolver = locations[type];
  const state = resolver && 'resolve' in resolver ? resolver.resolve(document) : resolver;
  return state?.locations?.map(({ href }) => href) ?? state?.message;
}

it('a page has an address in each of its languages, and always in English', () => {
  expect(addressesOf('page', { route: 'museum', languages: ['cs', 'xx'] })).toEqual([
    pathFor('museum', 'en'),
    pathFor('museum', 'cs'),
  ]);
});

it('a document has its slug in each language, or else the English one', () => {
  const document = { slug: { en: 'a-night', de: 'eine-nacht' }, languages: ['en', 'de', 'it'] };
  expect(addressesOf('event', document)).toEqual([
    pathFor('event', 'en', 'a-night'),
    pathFor('event', 'de', 'eine-nacht'),
    pathFor('event', 'it', 'a-night'),
  ]);
});

it.each([{}, { slug: { en: 'a b', de: 'eine-nacht' } }, { slug: 'a' }])(
  'a document without a valid English slug has no address: %j',
  (document) => {
    expect(addressesOf('deal', document)).toMatch(/slug is missing/);
  },
);

it('what every page shows has no address of its own', () => {
  expect(addressesOf('settings', {})).toBe('Shown on every page');
});

it('opening hours are not said to be on every page', () => {
  expect(addressesOf('openingHours', {})).toMatch(/“Opening hours” sections/);
});
