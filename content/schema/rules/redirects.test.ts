import { expect, it } from 'vitest';
import { redirect } from '../../../lib/content/documents/redirect/redirect.schema.ts';
import { documentPath } from '../../../lib/routing/document-path.ts';
import { sluggedTypes } from '../../../lib/routing/slugged-types.ts';
import { saidOf } from '../../testing/said-of.ts';
import { validationContext } from '../../testing/validation-context.ts';
import {
  anchorMissing,
  circularPath,
  oldPathOfDocument,
  oldPathOfPage,
  pathOfPage,
  pathOfTarget,
  previousPath,
} from './messages.ts';

const night = {
  _id: 'night',
  _type: 'event',
  title: { en: 'Lantern night' },
  slug: { en: 'night', de: 'nacht' },
  previousSlugs: [{ language: 'de', slug: 'abend' }],
} as const;
const contact = {
  _id: 'page-contact',
  _type: 'page',
  title: { en: 'Contact' },
  route: 'contact',
  sections: [{ _type: 'heroSection', anchor: 'hours' }],
};

/** Returns what an editor reads at a field of a redirect, whose draft is validated beside others. */
function said(
  field: 'from' | 'to',
  fields: { readonly from?: string; readonly to?: string },
  others: Parameters<typeof validationContext>[0] = [night, contact],
  _id = 'drafts.way',
) {
  const document = { _id, _type: 'redirect', from: '/en/old', to: '/en/contact', ...fields };
  return saidOf(redirect, field, document[field], validationContext(others, document).context);
}

it.each(sluggedTypes)(
  'refuses a redirect from the address of a %s, which it would hide',
  async (_type) => {
    const document = { ...night, _type };
    const from = documentPath(document, 'de');
    expect(await said('from', { from }, [document])).toEqual([
      `error: ${oldPathOfDocument('Lantern night', 'Deutsch')}`,
    ]);
  },
);

it('refuses a redirect from the path of a page, and accepts one from a path without', async () => {
  expect(await said('from', { from: '/en/contact' })).toEqual([`error: ${oldPathOfPage}`]);
  expect(await said('from', { from: '/en/events/day' })).toEqual([]);
});

it('warns about a redirect from an earlier address that leads elsewhere than without it', async () => {
  const from = '/de/veranstaltungen/abend';
  const warning = `warning: ${previousPath('Lantern night', 'Deutsch')}`;
  expect(await said('from', { from })).toEqual([warning]);
  expect(await said('from', { from, to: '/de/veranstaltungen/nacht' })).toEqual([]);
});

it('refuses a redirect to a page or an anchor that is not there', async () => {
  expect(await said('to', { to: '/en/nowhere' })).toEqual([`error: ${pathOfPage('/en/nowhere')}`]);
  expect(await said('to', { to: '/cs/udalosti/gone' })).toEqual([
    `error: ${pathOfPage('/cs/udalosti/gone')}`,
  ]);
  expect(await said('to', { to: '/en/contact#map' })).toEqual([
    `error: ${anchorMissing('map', 'Contact')}`,
  ]);
  for (const to of ['/en/contact#hours', '/de/veranstaltungen/nacht', 'https://example.com']) {
    expect(await said('to', { to })).toEqual([]);
  }
});

it('refuses a redirect that closes a circle, and accepts the draft that opens one', async () => {
  const other = { _id: 'other', _type: 'redirect', from: '/en/new', to: '/en/old' };
  const way = { _id: 'way', _type: 'redirect', from: '/en/old', to: '/en/new' };
  expect(await said('to', { to: '/en/new' }, [other])).toEqual([`error: ${circularPath}`]);
  expect(await said('to', { to: '/en/contact' }, [other, way, contact])).toEqual([]);
});

it('warns about a redirect to a path that is redirected itself', async () => {
  const other = { _id: 'other', _type: 'redirect', from: '/en/new', to: '/en/contact' };
  expect(await said('to', { to: '/en/new' }, [other, contact])).toEqual([
    `warning: ${pathOfTarget('/en/contact')}`,
  ]);
});

it('knows the documents that its release makes public, and no other release', async () => {
  const planned = { ...night, _id: 'versions.spring.night' };
  const to = '/en/events/night';
  const inRelease = (release: string) => said('to', { to }, [planned], `versions.${release}.way`);
  expect(await inRelease('spring')).toEqual([]);
  expect(await inRelease('autumn')).toEqual([`error: ${pathOfPage(to)}`]);
  expect(await said('to', { to }, [planned])).toEqual([`error: ${pathOfPage(to)}`]);
});
