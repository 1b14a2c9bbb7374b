import { expect, it } from 'vitest';
import { validationContext } from '../../testing/validation-context.ts';
import { localeIds } from '../values/locales.ts';
import { slugTaken, valueTaken } from './messages.ts';
import { uniqueIn, uniqueSlug } from './unique.ts';

const document = { _id: 'drafts.event-night', _type: 'event' };

const contextIn = (dataset: Parameters<typeof validationContext>[0], more = {}) =>
  validationContext(dataset, { ...document, ...more });

type Slugs = Readonly<Record<string, string>>;

/** Validates the slugs of an event beside another one, and returns the rejected languages. */
async function rejected(slug: Slugs, other: Slugs): Promise<string[]> {
  const own = { ...document, slug };
  const dataset = [
    own,
    { ...own, _id: 'event-night' },
    { _id: 'versions.release.event-night', _type: 'event', slug },
    { _id: 'deal-night', _type: 'deal', slug },
    { _id: '0f8b2c1e', _type: 'event', title: { en: 'Lantern night' }, slug: other },
  ];
  const { context } = contextIn(dataset, own);
  const languages = localeIds.filter((language) => slug[language] !== undefined);
  const results = await Promise.all(
    languages.map((language) => uniqueSlug(language)(slug[language], context)),
  );
  const taken = slugTaken('Lantern night');
  expect(results.filter((result) => result !== true && result !== taken)).toEqual([]);
  return languages.filter((_, index) => results[index] === taken);
}

it.each<[string, Slugs, Slugs, string[]]>([
  ['its own in the language', { en: 'night', cs: 'noc' }, { en: 'other', cs: 'noc' }, ['cs']],
  ['the same in another case', { en: 'Night' }, { en: 'nighT' }, ['en']],
  ['the English one of the other', { en: 'night', cs: 'other' }, { en: 'other' }, ['cs']],
  ['its English one in a language', { en: 'night', cs: 'noc' }, { en: 'a', de: 'night' }, ['en']],
  ['another in each language', { en: 'night', de: 'nacht' }, { en: 'a', cs: 'b', de: 'night' }, []],
])('rejects slugs under which another document is found: %s', async (_, own, other, languages) => {
  expect(await rejected(own, other)).toEqual(languages);
});

it('accepts a unique slug, and sends no query for pages or without a slug', async () => {
  expect(await uniqueSlug('en')('night', contextIn([]).context)).toBe(true);
  const page = contextIn([{ _id: 'page-other', _type: 'page', slug: { en: 'home' } }], {
    _type: 'page',
  });
  expect(await uniqueSlug('en')('home', page.context)).toBe(true);
  expect(await uniqueSlug('en')('', page.context)).toBe(true);
  expect(page.fetch).not.toHaveBeenCalled();
});

it('rejects a page with the route of another page', async () => {
  const other = { _id: 'page-faq', _type: 'page', title: { en: 'Questions' }, route: 'faq' };
  const { context } = contextIn([other], { _type: 'page' });
  expect(await uniqueIn('route')('faq', context)).toBe(valueTaken('Questions'));
  expect(await uniqueIn('route')('home', context)).toBe(true);
  expect(await uniqueIn('route')(undefined, context)).toBe(true);
});

it('rejects a question with the anchor of another one, such as a duplicate', async () => {
  const dataset = [
    { _id: 'faq-dogs', _type: 'faqEntry', question: { cs: 'Smí dovnitř psi?' }, anchor: 'dogs' },
    { _id: 'drafts.faq-copy', _type: 'faqEntry', anchor: 'dogs' },
    { _id: 'faq-cats', _type: 'faqEntry', anchor: '#cats' },
  ];
  const { context } = contextIn(dataset, { _id: 'drafts.faq-copy', _type: 'faqEntry' });
  expect(await uniqueIn('anchor')('dogs', context)).toBe(valueTaken('Smí dovnitř psi?'));
  expect(await uniqueIn('anchor')('#dogs', context)).toBe(valueTaken('Smí dovnitř psi?'));
  expect(await uniqueIn('anchor')('cats', context)).toBe(valueTaken('faq-cats'));
  expect(await uniqueIn('anchor')('birds', context)).toBe(true);
});

it.each([
  ['/en/old', '/en/old', true],
  ['/en/old/', '/en/old', true],
  ['/en/old', '/en/old/', true],
  ['/cs/staré', '/cs/star%C3%A9', true],
  ['/cs/star%C3%A9/', '/cs/staré', true],
  ['/en/older', '/en/old', false],
  ['/en/old?x', '/', false],
])('rejects a redirect from %s where there is one from %s: %s', async (from, other, isTaken) => {
  const { context } = contextIn([{ _id: 'redirect-old', _type: 'redirect', from: other }], {
    _type: 'redirect',
  });
  expect(await uniqueIn('from')(from, context)).toBe(!isTaken || valueTaken(other));
});

it('accepts the slug of a published document that the draft of another has', async () => {
  const slug = { en: 'night' };
  const title = { en: ' ', de: 'Laternennacht' };
  const original = { _id: 'event-night', _type: 'event', title, slug };
  const copy = { ...original, _id: 'drafts.copy' };
  const ofOriginal = contextIn([original, copy], original);
  expect(await uniqueSlug('en')('night', ofOriginal.context)).toBe(true);
  const ofCopy = contextIn([original, copy], copy);
  expect(await uniqueSlug('en')('night', ofCopy.context)).toBe(slugTaken('Laternennacht'));
});

it('rejects the slug of another document that the same release makes public', async () => {
  const slug = { en: 'night' };
  const first = { _id: 'versions.spring.first', _type: 'event', title: { en: 'First' }, slug };
  const second = { ...first, _id: 'versions.spring.second', title: { en: 'Second' } };
  const later = { ...first, _id: 'versions.autumn.later' };
  const said = (own: typeof first) =>
    uniqueSlug('en')('night', contextIn([first, second, later], own).context);
  expect(await said(first)).toBe(slugTaken('Second'));
  expect(await said(second)).toBe(slugTaken('First'));
  expect(await said(later)).toBe(true);
});

it('accepts a slug that its release takes from the document that has it now', async () => {
  const slug = { en: 'night' };
  const present = { _id: 'present', _type: 'event', title: { en: 'Present' }, slug };
  const renamed = { ...present, _id: 'versions.spring.present', slug: { en: 'evening' } };
  const said = (_id: string) =>
    uniqueSlug('en')('night', contextIn([present, renamed], { _id, slug }).context);
  expect(await said('versions.spring.new')).toBe(true);
  expect(await said('versions.autumn.new')).toBe(slugTaken('Present'));
  expect(await said('drafts.new')).toBe(slugTaken('Present'));
});
