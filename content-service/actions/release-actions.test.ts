import type { ReleaseDocument, SanityClient } from '@sanity/client';
import { sanityImport } from '@sanity/import';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { newId } from '../testing/things.ts';

/** Far enough in the future that no test reaches it. */
const LATER = '2999-01-01T00:00:00.000Z';

let fixture: Fixture;
let client: SanityClient;
/** A new release of each test. */
let releaseId: string;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor').withConfig({ perspective: 'raw' });
});
afterAll(() => fixture.remove());

beforeEach(() => {
  releaseId = `r${crypto.randomUUID()}`;
});

const create = (metadata: Partial<ReleaseDocument['metadata']> = {}) =>
  client.releases.create({ releaseId, metadata });
const release = () => client.releases.get({ releaseId });
const stored = (id: string) => client.getDocument(id);
const put = (id: string, title: string) => client.create({ _id: id, _type: 'thing', title });

/** Adds a version of a document to the release; returns its id. */
async function addVersion(publishedId: string, title: string): Promise<string> {
  await client.createVersion({ document: { _type: 'thing', title }, publishedId, releaseId });
  return `versions.${releaseId}.${publishedId}`;
}

const wrongState = {
  statusCode: 409,
  details: { type: 'actionError', items: [{ error: { type: 'releaseStateError' } }] },
};

test('create makes an active release, once', async () => {
  const metadata = { title: 'Summer', description: 'All tours', releaseType: 'asap' } as const;
  expect(await create(metadata)).toMatchObject({ releaseId, metadata });
  expect(await release()).toMatchObject({
    _id: `_.releases.${releaseId}`,
    _type: 'system.release',
    name: releaseId,
    state: 'active',
    metadata,
  });
  await expect(create()).rejects.toMatchObject({ statusCode: 409 });
  await expect(client.releases.create({ releaseId: 'drafts' })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('edit changes the metadata and nothing else', async () => {
  await create({ title: 'Old' });
  const set = { 'metadata.title': 'New', 'metadata.releaseType': 'scheduled' };
  await client.releases.edit({ releaseId, patch: { set } });
  expect(await release()).toMatchObject({ metadata: { title: 'New', releaseType: 'scheduled' } });
  for (const patch of [
    { set: { state: 'published' } },
    { set: { 'metadata.releaseType': 'never' } },
    { unset: ['metadata'] },
  ]) {
    await expect(client.releases.edit({ releaseId, patch })).rejects.toMatchObject({
      statusCode: 400,
    });
  }
  await expect(
    client.releases.edit({ releaseId: 'missing', patch: { set } }),
  ).rejects.toMatchObject({ statusCode: 404 });
});

test('publish publishes and unpublishes all its documents together', async () => {
  const [added, changed, removed] = [newId(), newId(), newId()];
  await create();
  await put(changed, 'Old');
  await put(removed, 'Old');
  const versions = [await addVersion(added, 'New'), await addVersion(changed, 'New')];
  await client.unpublishVersion({ publishedId: removed, releaseId });
  versions.push(`versions.${releaseId}.${removed}`);
  expect((await client.releases.fetchDocuments({ releaseId })).result).toHaveLength(3);
  const { transactionId } = await client.releases.publish({ releaseId });
  expect(await client.getDocuments([added, changed, removed, ...versions])).toEqual([
    expect.objectContaining({ title: 'New', _rev: transactionId }),
    expect.objectContaining({ title: 'New', _rev: transactionId }),
    null,
    null,
    null,
    null,
  ]);
  expect(await release()).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String),
    finalDocumentStates: versions.sort().map((id) => ({ id })),
  });
  await expect(client.releases.publish({ releaseId })).rejects.toMatchObject(wrongState);
  await expect(addVersion(added, 'Late')).rejects.toMatchObject({ statusCode: 409 });
});

test('publish discards a draft that says the same, and leaves one with further changes', async () => {
  await create();
  const [plain, edited] = [newId(), newId()];
  for (const id of [plain, edited]) {
    const draft = await put(`drafts.${id}`, 'Draft');
    await client.createVersion({ releaseId, publishedId: id, baseId: draft._id });
  }
  await client.patch(`drafts.${edited}`).set({ title: 'Later' }).commit();
  await client.releases.publish({ releaseId });
  expect(await client.getDocuments([plain, edited])).toMatchObject([
    { title: 'Draft' },
    { title: 'Draft' },
  ]);
  expect(await stored(`drafts.${plain}`)).toBeUndefined();
  expect(await stored(`drafts.${edited}`)).toMatchObject({ title: 'Later' });
});

test('publish leaves what it unpublishes as a draft, unless there is one', async () => {
  const [plain, edited] = [newId(), newId()];
  await create();
  await put(plain, 'Public');
  await put(edited, 'Public');
  const { _rev } = await put(`drafts.${edited}`, 'Draft');
  for (const publishedId of [plain, edited]) {
    await client.unpublishVersion({ publishedId, releaseId });
    await client.patch(`versions.${releaseId}.${publishedId}`).set({ title: 'Version' }).commit();
  }
  await client.releases.publish({ releaseId });
  expect(await client.getDocuments([plain, edited])).toEqual([null, null]);
  const left = await client.getDocuments([`drafts.${plain}`, `drafts.${edited}`]);
  expect(left).toEqual([
    expect.objectContaining({ title: 'Public' }),
    expect.objectContaining({ title: 'Draft', _rev }),
  ]);
  expect(left[0]).not.toHaveProperty('_system');
});

test.each([
  ['without a draft', false],
  ['with a draft', true],
])(
  'publish unpublishes documents that link to each other, %s, until both are public again',
  async (_, hasDraft) => {
    const [source, target] = [newId(), newId()];
    await create();
    await put(target, 'Target');
    const link = { _type: 'reference', _ref: target };
    const post = { _type: 'post', links: [{ _key: 'a', to: link }] };
    await client.create({ _id: source, ...post });
    if (hasDraft) await client.create({ _id: `drafts.${source}`, ...post, title: 'Later' });
    for (const publishedId of [source, target]) {
      await client.unpublishVersion({ publishedId, releaseId });
    }
    await client.releases.publish({ releaseId });
    const weak = { ...link, _weak: true, _strengthenOnPublish: { type: 'thing' } };
    expect(await stored(`drafts.${source}`)).toMatchObject({
      links: [{ _key: 'a', to: weak }],
      ...(hasDraft ? { title: 'Later' } : {}),
    });
    const publish = (publishedId: string) =>
      client.action({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${publishedId}`,
        publishedId,
      });
    await expect(publish(source)).rejects.toMatchObject({ statusCode: 409 });
    await publish(target);
    await publish(source);
    expect((await stored(source))?.links).toEqual([{ _key: 'a', to: link }]);
  },
);

test('publish refuses to unpublish what the draft of another document links to, as unpublish does', async () => {
  const [target, draft] = [newId(), `drafts.${newId()}`];
  await create();
  await put(target, 'Target');
  await client.create({ _id: draft, _type: 'post', to: { _type: 'reference', _ref: target } });
  await client.unpublishVersion({ publishedId: target, releaseId });
  await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining(draft),
  });
  expect(await stored(target)).toMatchObject({ title: 'Target' });
});

test('publish changes nothing if one of the documents cannot be published', async () => {
  const [good, bad] = [newId(), newId()];
  await create();
  const version = await addVersion(good, 'New');
  const to = { _type: 'reference', _ref: 'missing' };
  await client.createVersion({ document: { _type: 'thing', to }, publishedId: bad, releaseId });
  await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('references non-existent document "missing"'),
  });
  expect(await client.getDocuments([good, version])).toEqual([
    null,
    expect.objectContaining({ title: 'New' }),
  ]);
});

describe('schedule', () => {
  test('locks the documents of the release until unschedule', async () => {
    const publishedId = newId();
    await create();
    const version = await addVersion(publishedId, 'New');
    await client.releases.schedule({ releaseId, publishAt: LATER });
    expect(await release()).toMatchObject({ state: 'scheduled', publishAt: LATER });
    const locked = {
      statusCode: 409,
      details: { items: [{ error: { type: 'releaseLockedError', releaseId } }] },
    };
    for (const change of [
      client.patch(version).set({ title: 'Late' }).commit(),
      client.delete(version),
      client.discardVersion({ publishedId, releaseId }),
      addVersion(newId(), 'Late'),
    ]) {
      await expect(change).rejects.toMatchObject(locked);
    }
    await expect(client.releases.schedule({ releaseId, publishAt: LATER })).rejects.toMatchObject(
      wrongState,
    );
    await client.releases.unschedule({ releaseId });
    expect(await release()).toMatchObject({ state: 'active' });
    expect(await release()).not.toHaveProperty('publishAt');
    await client.patch(version).set({ title: 'Changed' }).commit();
    await expect(client.releases.unschedule({ releaseId })).rejects.toMatchObject(wrongState);
  });

  test('requires a time', async () => {
    await create();
    const publishAt = 'tomorrow';
    await expect(client.releases.schedule({ releaseId, publishAt })).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('"publishAt": expected a time'),
    });
  });
});

test('archive removes the documents of a release, and unarchive restores them', async () => {
  const publishedId = newId();
  await create();
  const version = await addVersion(publishedId, 'New');
  await client.patch(version).set({ title: 'Newer' }).commit();
  await client.releases.archive({ releaseId });
  expect(await stored(version)).toBeUndefined();
  expect(await release()).toMatchObject({
    state: 'archived',
    finalDocumentStates: [{ id: version }],
  });
  await expect(client.releases.archive({ releaseId })).rejects.toMatchObject(wrongState);
  await client.releases.unarchive({ releaseId });
  expect(await stored(version)).toMatchObject({ title: 'Newer' });
  expect(await release()).toMatchObject({ state: 'active' });
  expect(await release()).not.toHaveProperty('finalDocumentStates');
  await expect(client.releases.unarchive({ releaseId })).rejects.toMatchObject(wrongState);
});

test('delete deletes an archived or a published release', async () => {
  await create();
  await expect(client.releases.delete({ releaseId })).rejects.toMatchObject(wrongState);
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
  expect(await release()).toBeUndefined();
  await create();
  await client.releases.publish({ releaseId });
  await client.releases.delete({ releaseId });
  expect(await release()).toBeUndefined();
});

test('a release and its documents can be imported; a scheduled one becomes active', async () => {
  const publishedId = newId();
  await create({ title: 'Summer' });
  const version = await addVersion(publishedId, 'New');
  await client.releases.schedule({ releaseId, publishAt: LATER });
  const documents = await client.getDocuments([`_.releases.${releaseId}`, version]);
  const found = documents.filter((document) => document !== null);
  await fixture.client('administrator').datasets.create('copy');
  const copy = fixture.client('administrator', { dataset: 'copy' });
  const input = found.map((document) => ({ ...document }));
  await sanityImport(input, { client: copy, operation: 'create' });
  expect(await copy.getDocument(version)).toMatchObject({ title: 'New' });
  const imported = await copy.releases.get({ releaseId });
  expect(imported).toMatchObject({ state: 'active', metadata: { title: 'Summer' } });
  expect(imported).not.toHaveProperty('publishAt');
});

test.each(['scheduling', 'publishing', 'archiving', undefined])(
  'a release that was %s when it was exported is active after its import',
  async (state) => {
    const _id = `_.releases.${releaseId}`;
    const action = {
      actionType: 'sanity.action.release.import',
      releaseId,
      attributes: { _id, _type: 'system.release', state },
      ifExists: 'fail',
    };
    const url = '/data/actions/production';
    await client.request({ method: 'POST', url, body: { actions: [action] } });
    expect(await release()).toMatchObject({ state: 'active' });
    await addVersion(newId(), 'New');
    await client.releases.archive({ releaseId });
    await client.releases.delete({ releaseId });
  },
);
