import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../../testing/fixture.ts';
import { newId } from '../../../testing/things.ts';

let fixture: Fixture;
let client: SanityClient;
let id: string;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

beforeEach(() => {
  id = newId();
});

/** Requests documents of the past, with an editor's token unless another is given. */
async function request(
  ids: string | readonly string[],
  query: Record<string, string>,
  token: string | null = fixture.service.tokens.editor,
) {
  const path = `/v2026-01-01/data/history/production/documents/${[ids].flat().join(',')}`;
  return fetch(`${fixture.service.url}${path}?${new URLSearchParams(query)}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

const past = async (...parameters: Parameters<typeof request>) =>
  (await request(...parameters)).json();

const write = (title: string, documentId = id) =>
  client.createOrReplace({ _id: documentId, _type: 'thing', title });

/** Waits until the clock shows a later time; returns it. */
async function laterThan(time: string): Promise<string> {
  await expect.poll(() => new Date().toISOString() > time, { interval: 1 }).toBe(true);
  return new Date().toISOString();
}

test('returns a document of a revision', async () => {
  const first = await write('First');
  const second = await write('Second');
  expect(await past(id, { revision: first._rev })).toEqual({ documents: [first], omitted: [] });
  expect(await past(id, { revision: second._rev })).toEqual({ documents: [second], omitted: [] });
});

test('returns the documents of a time', async () => {
  const before = new Date(Date.now() - 60_000).toISOString();
  const first = await write('First');
  const between = await laterThan(first._updatedAt);
  await laterThan(between);
  await write('Second');
  expect(await past(id, { time: between })).toMatchObject({ documents: [{ title: 'First' }] });
  const missing = { documents: [], omitted: [{ id, reason: 'existence' }] };
  expect(await past(id, { time: before })).toEqual(missing);
});

test('returns several documents as they were after the transaction of one', async () => {
  const draftId = `drafts.${id}`;
  const published = await write('Public');
  const { _rev } = await write('Draft', draftId);
  await write('Later');
  expect(await past([id, draftId], { revision: _rev })).toMatchObject({
    documents: [
      { _id: id, title: 'Public', _rev: published._rev },
      { _id: draftId, title: 'Draft', _rev },
    ],
  });
});

test('returns the last revision, also of a deleted document', async () => {
  await write('First');
  const last = await write('Last');
  expect(await past(id, { lastRevision: 'true' })).toEqual({ documents: [last], omitted: [] });
  await client.delete(id);
  expect(await past(id, { lastRevision: 'true' })).toEqual({ documents: [last], omitted: [] });
  expect(await past(id, { time: new Date().toISOString() })).toMatchObject({ documents: [] });
});

test('a document that was never stored, and an unknown revision, are omitted', async () => {
  const omitted = [{ id, reason: 'existence' }];
  expect(await past(id, { lastRevision: 'true' })).toEqual({ documents: [], omitted });
  await write('First');
  expect(await past(id, { revision: 'unknown' })).toEqual({ documents: [], omitted });
});

describe('restoring', () => {
  test('an earlier revision can be written again', async () => {
    const { _rev } = await write('Right');
    await write('Wrong');
    const { documents } = await past(id, { revision: _rev });
    await client.createOrReplace(documents[0]);
    expect(await client.getDocument(id)).toMatchObject({ title: 'Right' });
  });

  test('an earlier text can be edited into a draft, as the Studio does', async () => {
    const draftId = `drafts.${id}`;
    const { _rev } = await write('Right');
    await write('Wrong');
    const { documents } = await past([id, draftId], { revision: _rev });
    const { _updatedAt, ...content } = documents[0];
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: id,
      attributes: { ...content, _id: draftId },
    });
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId: id,
      patch: { set: { note: 'restored' } },
    });
    await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: id });
    expect(await client.getDocument(id)).toMatchObject({ title: 'Right', note: 'restored' });
  });

  test('a deleted document can be created again', async () => {
    const draftId = `drafts.${id}`;
    await write('Precious');
    await client.delete(id);
    const { documents } = await past(id, { lastRevision: 'true' });
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: { ...documents[0], _id: draftId },
      ifExists: 'fail',
    });
    expect(await client.getDocument(draftId)).toMatchObject({ title: 'Precious' });
  });
});

test('a purge with an action erases the drafts and versions of before, too', async () => {
  const ids = [`drafts.${id}`, `versions.spring.${id}`];
  for (const earlier of ids) {
    await write('Secret', earlier);
    await client.delete(earlier);
  }
  const other = `drafts.${newId()}`;
  await write('Other', other);
  await client.delete(other);
  await write('Public');
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [],
    purge: true,
  });
  expect(await past([id, ...ids, other], { lastRevision: 'true' })).toMatchObject({
    documents: [{ title: 'Other' }],
  });
});

test('a purged document has no history', async () => {
  const { _rev } = await write('Secret');
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [],
    purge: true,
  });
  expect(await past(id, { revision: _rev })).toMatchObject({ documents: [] });
  expect(await past(id, { lastRevision: 'true' })).toMatchObject({ documents: [] });
});

test('a document that was deleted before can be purged, once', async () => {
  const { _rev } = await write('Secret');
  await client.delete(id);
  const deletion = [{ delete: { id, purge: true } }];
  const purge = () => client.mutate(deletion, { returnDocuments: false });
  expect(await purge()).toMatchObject({ results: [{ id, operation: 'delete' }] });
  expect(await past(id, { revision: _rev })).toMatchObject({ documents: [] });
  expect(await past(id, { lastRevision: 'true' })).toMatchObject({ documents: [] });
  expect(
    await client.request({ url: `/data/history/production/transactions/${id}` }),
  ).toBeUndefined();
  expect(await purge()).toMatchObject({ results: [] });
});

test('a purge changes nothing in a dry run', async () => {
  await write('Kept');
  await client.delete(id);
  const deletion = [{ delete: { id, purge: true } }];
  await client.mutate(deletion, { dryRun: true });
  expect(await past(id, { lastRevision: 'true' })).toMatchObject({
    documents: [{ title: 'Kept' }],
  });
});

test('an editor cannot purge a system document that was deleted', async () => {
  const systemId = `_.retention.${id}`;
  const admin = fixture.client('administrator');
  await admin.create({ _id: systemId, _type: 'system.retention' });
  await admin.delete(systemId);
  const purge = [{ delete: { id: systemId, purge: true } }];
  await expect(client.mutate(purge)).rejects.toMatchObject({ statusCode: 403 });
  expect(await past(systemId, { lastRevision: 'true' })).toMatchObject({
    documents: [{ _id: systemId }],
  });
});

test('a dataset created again has no history of the deleted one', async () => {
  const admin = fixture.client('administrator', { dataset: 'brief' });
  await admin.datasets.create('brief');
  const { _rev } = await admin.create({ _id: id, _type: 'thing' });
  await admin.datasets.delete('brief');
  await admin.datasets.create('brief');
  const url = `/data/history/brief/documents/${id}`;
  expect(await admin.request({ url: `${url}?revision=${_rev}` })).toMatchObject({ documents: [] });
});

test('without a token, nothing is returned, also of a document that is public now', async () => {
  const { _rev: revision } = await write('Wrong');
  await client.delete(id);
  await write('Right');
  const response = await request(id, { revision }, null);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('Wrong');
  expect(await past(id, { revision }, fixture.service.tokens.viewer)).toMatchObject({
    documents: [{ title: 'Wrong' }],
  });
});

test.each<[string, Record<string, string>]>([
  ['no point in time', {}],
  ['two points in time', { revision: 'a', time: '2026-01-01T00:00:00Z' }],
  ['an invalid time', { time: 'yesterday' }],
  ['a time without an offset', { time: '2026-01-01T00:00:00' }],
  ['a number in place of a time', { time: '1' }],
  ['an invalid flag', { lastRevision: 'yes' }],
])('%s is rejected with 400', async (_name, query) => {
  const response = await request(id, query);
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty('message');
});

test('too many documents are rejected with 400', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `thing-${index}`);
  expect((await request(ids, { lastRevision: 'true' })).status).toBe(400);
});

test('documents have 16 MB together at most', {
  tags: 'slow',
}, async () => {
  const text = 'x'.repeat(1_000_000);
  const ids = Array.from({ length: 20 }, (_, index) => `large-${index}`);
  for (const _id of ids) {
    await client.create({ _id, _type: 'thing', text }, { returnDocuments: false });
  }
  const revisions: Record<string, string>[] = [
    { lastRevision: 'true' },
    { time: new Date().toISOString() },
  ];
  for (const query of revisions) {
    expect((await past(ids.slice(0, 15), query)).documents).toHaveLength(15);
    expect((await request(ids, query)).status).toBe(413);
  }
});
