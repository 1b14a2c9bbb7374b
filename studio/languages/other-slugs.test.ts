import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slugTaken } from '../../content/schema/rules/messages.ts';
import { asPublished } from '../../content/schema/rules/public-dataset.ts';
import { uniqueSlug } from '../../content/schema/rules/unique.ts';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { clientOf } from '../connection/testing/client-of.ts';
import { missingSlugs } from './missing-slugs.ts';
import { fetchOtherSlugs } from './other-slugs.ts';
import { takenBy } from './taken-slugs.ts';

const title = { en: 'Lantern night' };
const anEvent = (_id: string, slug: string) => ({ _id, _type: 'event', title, slug: { en: slug } });
const versionOf = (id: string, release: string) => `versions.${release}.${id}`;

let fixture: Fixture;
let client: SanityClient;
beforeAll(async () => {
  fixture = await createFixture();
  client = clientOf(fixture.service);
  const slug = 'lantern-night';
  await client.create(anEvent('present', slug));
  await client.create(anEvent('drafts.idea', 'lantern-night-2'));
  for (const releaseId of ['rSpring', 'rAutumn']) await client.releases.create({ releaseId });
  // In spring, the present event has another slug, and a new one takes the present slug.
  await client.create(anEvent(versionOf('present', 'rSpring'), 'evening'));
  await client.create(anEvent(versionOf('first', 'rSpring'), slug));
  await client.create(anEvent(versionOf('removed', 'rAutumn'), 'removed'));
  await client.create(anEvent('removed', 'to-be-removed'));
  await client.unpublishVersion({ publishedId: 'removed', releaseId: 'rAutumn' });
});
afterAll(() => fixture.remove());

/** Returns the slug that the button makes for an event. */
async function made(_id: string) {
  const others = await fetchOtherSlugs(client, { _id, _type: 'event' });
  return missingSlugs(title, {}, takenBy(others, 'event')).en;
}

/** Returns what the rule says of a slug of an event. */
const said = (_id: string, slug: string) =>
  uniqueSlug('en')(slug, { document: anEvent(_id, slug), getClient: () => client });

it('the slug of an event in a release differs from those that its release makes public', async () => {
  const second = versionOf('second', 'rSpring');
  expect(await said(second, 'lantern-night')).toBe(slugTaken('Lantern night'));
  expect(await made(second)).toBe('lantern-night-3');
  expect(await said(second, 'lantern-night-3')).toBe(true);
});

it('an event in a release may have the slug that another one has until then', async () => {
  expect(await said(versionOf('first', 'rSpring'), 'lantern-night')).toBe(true);
  expect(await made(versionOf('first', 'rSpring'))).toBe('lantern-night');
  expect(await said(versionOf('new', 'rAutumn'), 'to-be-removed')).toBe(true);
  expect(await said(versionOf('new', 'rSpring'), 'to-be-removed')).toBe(slugTaken('Lantern night'));
});

it('the slug of a draft differs from what is public and from drafts, not from releases', async () => {
  expect(await said('drafts.new', 'lantern-night')).toBe(slugTaken('Lantern night'));
  expect(await said('drafts.new', 'evening')).toBe(true);
  expect(await made('drafts.new')).toBe('lantern-night-3');
  expect(await made('drafts.present')).toBe('lantern-night');
});

it('the slug of a draft differs from redirected and earlier addresses, drafts included', async () => {
  const previousSlugs = [{ _key: 'a', language: 'en', slug: 'lantern-night-3' }];
  const draft = { _id: 'drafts.way', _type: 'redirect', from: '/en/events/lantern-night-4' };
  await client.create({ ...anEvent('renamed', 'other'), previousSlugs });
  await client.create(draft);
  expect(await made('drafts.new')).toBe('lantern-night-5');
  await client.delete('renamed');
  await client.delete(draft._id);
  expect(await made('drafts.new')).toBe('lantern-night-3');
});

it('the rules between documents have from the service what a release makes public', async () => {
  const slugsBeside = async (_id: string) => {
    const published = await asPublished({
      document: anEvent(_id, 'new'),
      getClient: () => client,
    });
    return published?.dataset.slugIndex.documents.map(({ id, slugs }) => `${id}: ${slugs.en}`);
  };
  expect(await slugsBeside('drafts.new')).toEqual([
    'present: lantern-night',
    'removed: to-be-removed',
    'new: new',
  ]);
  expect((await slugsBeside(versionOf('new', 'rSpring')))?.toSorted()).toEqual([
    'first: lantern-night',
    'new: new',
    'present: evening',
    'removed: to-be-removed',
  ]);
});
