import { expect, it } from 'vitest';
import { parsePosterAddress } from './poster-address.ts';

const version = '0123456789ab';

it('parses the addresses of page posters and document posters', () => {
  expect(parsePosterAddress('de', ['museum', `${version}.jpg`])).toEqual({
    locale: 'de',
    route: 'museum',
    slug: null,
    version,
  });
  expect(parsePosterAddress('cs', ['event', 'noc', `${version}.jpg`])).toEqual({
    locale: 'cs',
    route: 'event',
    slug: 'noc',
    version,
  });
});

it.each([
  ['a language that is none of ours', 'fr', ['museum', `${version}.jpg`]],
  ['an unknown route', 'en', ['cellar', `${version}.jpg`]],
  ['a name of every object', 'en', ['constructor', `${version}.jpg`]],
  ['a document without its slug', 'en', ['event', `${version}.jpg`]],
  ['a page with a slug', 'en', ['museum', 'noc', `${version}.jpg`]],
  ['another format', 'en', ['museum', `${version}.png`]],
  ['no version', 'en', ['museum']],
  ['a version of another length', 'en', ['museum', 'abc.jpg']],
  ['nothing', 'en', []],
])('returns null for %s', (_, locale, segments) => {
  expect(parsePosterAddress(locale, segments)).toBeNull();
});
