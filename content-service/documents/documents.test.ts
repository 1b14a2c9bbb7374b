import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
let viewer: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  viewer = fixture.client('viewer');
  await fixture
    .client('editor')
    .transaction()
    .create({ _id: 'a', _type: 'page', title: 'A' })
    .create({ _id: 'b', _type: 'page', title: 'B' })
    .create({ _id: 'drafts.a', _type: 'page', title: 'A, changed' })
    .commit();
});
afterAll(() => fixture.remove());

test('documents come as they are stored, in the order asked for', async () => {
  expect(await viewer.getDocument('drafts.a')).toMatchObject({
    _id: 'drafts.a',
    title: 'A, changed',
  });
  const found = await viewer.getDocuments(['b', 'missing', 'a']);
  expect(found.map((document) => document?._id ?? null)).toEqual(['b', null, 'a']);
});

test('what is missing and what is not for the caller are told apart', async () => {
  const response = await fetch(`${fixture.service.url}/v1/data/doc/production/a,drafts.a,nowhere`);
  expect(await response.json()).toMatchObject({
    documents: [{ _id: 'a' }],
    omitted: [
      { id: 'drafts.a', reason: 'permission' },
      { id: 'nowhere', reason: 'existence' },
    ],
  });
});

test('a document with all its versions', async () => {
  const versions = await viewer.getDocument('a', { includeAllVersions: true });
  expect(versions.map(({ _id }) => _id)).toEqual(['a', 'drafts.a']);
});
