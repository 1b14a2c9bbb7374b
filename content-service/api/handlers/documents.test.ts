import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../testing/fixture.ts';

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

test('documents are returned as stored, in the requested order', async () => {
  expect(await viewer.getDocument('drafts.a')).toMatchObject({
    _id: 'drafts.a',
    title: 'A, changed',
  });
  const found = await viewer.getDocuments(['b', 'missing', 'a']);
  expect(found.map((document) => document?._id ?? null)).toEqual(['b', null, 'a']);
});

test('missing documents and documents the caller may not read have different reasons', async () => {
  const response = await fetch(`${fixture.service.url}/v1/data/doc/production/a,drafts.a,nowhere`);
  expect(await response.json()).toMatchObject({
    documents: [{ _id: 'a' }],
    omitted: [
      { id: 'drafts.a', reason: 'permission' },
      { id: 'nowhere', reason: 'existence' },
    ],
  });
});

test('a document that is requested repeatedly is returned once', async () => {
  const path = `${fixture.service.url}/v1/data/doc/production/a,nowhere,a,nowhere`;
  for (const query of ['', '?includeAllVersions=true']) {
    expect(await (await fetch(`${path}${query}`)).json()).toMatchObject({
      documents: [{ _id: 'a' }],
      omitted: [{ id: 'nowhere', reason: 'existence' }],
    });
  }
});

test('documents have 16 MB together at most', { tags: 'slow' }, async () => {
  const editor = fixture.client('editor');
  const text = 'x'.repeat(1_000_000);
  const ids = Array.from({ length: 20 }, (_, index) => `large-${index}`);
  for (const _id of ids) {
    await editor.create({ _id, _type: 'page', text }, { returnDocuments: false });
  }
  expect(await viewer.getDocuments(ids.slice(0, 15))).toHaveLength(15);
  await expect(viewer.getDocuments(ids)).rejects.toMatchObject({ statusCode: 413 });
  const url = `${fixture.service.url}/v1/data/doc/production/${ids.join()}?excludeContent=true`;
  expect((await (await fetch(url)).json()).documents).toHaveLength(20);
});

test('includeAllVersions returns a document with all its versions', async () => {
  const versions = await viewer.getDocument('a', { includeAllVersions: true });
  expect(versions.map(({ _id }) => _id)).toEqual(['a', 'drafts.a']);
});
