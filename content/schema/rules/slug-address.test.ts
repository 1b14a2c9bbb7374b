import { expect, it } from 'vitest';
import { documentPath } from '../../../lib/routing/document-path.ts';
import { sluggedTypes } from '../../../lib/routing/slugged-types.ts';
import { saidOf } from '../../testing/said-of.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { localizedSlug } from '../objects/localized.ts';
import { addressRedirected, addressTakenOver } from './messages.ts';

const night = {
  _id: 'drafts.night',
  _type: 'event',
  title: { en: 'Lantern night' },
  slug: { en: 'night', cs: 'noc' },
} as const;

type Others = Parameters<typeof validationContext>[0];

/** Returns what an editor reads at the slug of an event in a language, beside others. */
function said(language: 'en' | 'cs', others: Others, document: Others[number] = night) {
  const { context } = validationContext(others, document);
  return saidOf(localizedSlug, language, night.slug[language], context);
}

const redirect = (from: string, more = {}) => ({
  ...{ _id: 'way', _type: 'redirect', from, to: '/en/program', permanent: true },
  ...more,
});

const renamed = (language: string, slug: string, more = {}) => ({
  ...{ _id: 'evening', _type: 'event', title: { en: 'Evening' }, slug: { en: 'evening' } },
  previousSlugs: [{ language, slug }],
  ...more,
});

it.each(sluggedTypes)(
  'refuses the slug of a document (%s) whose address is redirected',
  async (_type) => {
    const document = { ...night, _type };
    const others = [redirect(documentPath(document, 'cs'))];
    expect(await said('cs', others, document)).toEqual([
      `error: ${addressRedirected('Česky', '/en/program')}`,
    ]);
    expect(await said('en', others, document)).toEqual([]);
  },
);

it('refuses an English slug whose address is redirected in a language without a slug', async () => {
  expect(await said('en', [redirect('/de/veranstaltungen/night/')])).toEqual([
    `error: ${addressRedirected('Deutsch', '/en/program')}`,
  ]);
});

it('accepts a slug beside redirects from other addresses', async () => {
  for (const from of ['/en/events/nights', '/en/deals/night', '/cs/events/night', 'night']) {
    expect(await said('en', [redirect(from)])).toEqual([]);
  }
  const draft = redirect('/en/events/night', { _id: 'drafts.way' });
  expect(await said('en', [draft])).toEqual([]);
});

it('refuses the address of a redirect that the same release makes public', async () => {
  const planned = redirect('/en/events/night', { _id: 'versions.spring.way' });
  const inRelease = (name: string) =>
    said('en', [planned], { ...night, _id: `versions.${name}.night` });
  expect(await inRelease('spring')).toHaveLength(1);
  expect(await inRelease('autumn')).toEqual([]);
});

it('warns about a slug that used to be that of another document', async () => {
  const warning = (language: string) => `warning: ${addressTakenOver(language, 'Evening')}`;
  expect(await said('en', [renamed('en', 'Night')])).toEqual([warning('English')]);
  expect(await said('en', [renamed('it', 'night')])).toEqual([warning('Italiano')]);
  expect(await said('cs', [renamed('cs', 'noc')])).toEqual([warning('Česky')]);
});

it('warns of the document that an earlier address leads to, the one created last', async () => {
  const dusk = renamed('en', 'night', { _id: 'dusk', title: { en: 'Dusk' } });
  expect(await said('en', [dusk, renamed('en', 'night')])).toEqual([
    `warning: ${addressTakenOver('English', 'Evening')}`,
  ]);
});

it('accepts its own earlier slug, and those of other types and languages', async () => {
  const previousSlugs = [{ language: 'en', slug: 'night' }];
  expect(await said('en', [], { ...night, previousSlugs })).toEqual([]);
  expect(await said('en', [renamed('en', 'night', { _type: 'deal' })])).toEqual([]);
  expect(await said('en', [renamed('cs', 'night')])).toEqual([]);
});

it('sends no query for pages, whose addresses are fixed', async () => {
  const { context, fetch } = validationContext([], { ...night, _type: 'page' });
  expect(await saidOf(localizedSlug, 'en', 'night', context)).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
