import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { clientOf } from '../connection/testing/client-of.ts';
import { findLinks } from './find-links.ts';

const [target, page, release] = ['event-night', 'page-home', 'rAutumn'];
const version = `versions.${release}.${page}`;

let fixture: Fixture;
let client: SanityClient;
beforeAll(async () => {
  fixture = await createFixture();
  client = clientOf(fixture.service);
  await client.create({ _id: target, _type: 'event' });
  await client.create({ _id: page, _type: 'page', link: { _type: 'reference', _ref: target } });
  await client.releases.create({ releaseId: release });
  await client.unpublishVersion({ publishedId: target, releaseId: release });
});
afterAll(() => fixture.remove());

const links = async (within?: string) =>
  (await findLinks(client, target, within)).map(({ _id }) => _id);

it('a document can be unpublished with the release that removes the links to it', async () => {
  expect(await links(release)).toEqual([page]);
  await expect(client.releases.publish({ releaseId: release })).rejects.toThrow(page);
  await client.createVersion({ baseId: page, publishedId: page, releaseId: release });
  expect(await links(release)).toEqual([version]);
  await client.patch(version).unset(['link']).commit();
  expect(await links(release)).toEqual([]);
  expect(await links()).toEqual([page]);
  await client.releases.publish({ releaseId: release });
  expect(await client.getDocument(version)).toBeUndefined();
  expect(await client.getDocument(target)).toBeUndefined();
});
