import { expect, it } from 'vitest';
import { limits } from '../../lib/content/parse/formats/limits.ts';
import { freeSlug, slugFromTitle } from './slug-from-title.ts';

it.each([
  ['Concert in the lager cellar', 'en', 'concert-in-the-lager-cellar'],
  ['New Year’s Eve at the Bell', 'en', 'new-years-eve-at-the-bell'],
  ['Vánoční trh ve sklepení', 'cs', 'vanocni-trh-ve-sklepeni'],
  ['Weihnachtsmarkt in den Gewölben', 'de', 'weihnachtsmarkt-in-den-gewoelben'],
  ['Größe, Übermut!', 'de', 'groesse-uebermut'],
  ['L’ora d’argento', 'it', 'l-ora-d-argento'],
  ['2 × 0,5 l', 'en', '2-0-5-l'],
  [' … ', 'en', ''],
] as const)('the slug of “%s” in %s is %s', (title, language, slug) => {
  expect(slugFromTitle(title, language)).toBe(slug);
});

it('a slug has at most the permitted length', () => {
  const slug = slugFromTitle('Beer '.repeat(100), 'en');
  expect(slug.length).toBeLessThanOrEqual(limits.slug);
  expect(freeSlug(slug, (each) => each === slug).length).toBeLessThanOrEqual(limits.slug);
});

it('a slug in use gets the next number', () => {
  expect(freeSlug('tapping', () => false)).toBe('tapping');
  expect(freeSlug('tapping', (each) => ['tapping', 'tapping-2'].includes(each))).toBe('tapping-3');
  const longest = slugFromTitle('ab '.repeat(100), 'en');
  expect(freeSlug(longest, (each) => each === longest)).toMatch(/ab-2$/);
});
