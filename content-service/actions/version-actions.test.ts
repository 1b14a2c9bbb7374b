import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { newId } from '../testing/things.ts';

const RELEASE = 'summer';

let fixture: Fixture;
let client: SanityClient;
/** A new document of each test, and its version in the release. */
let publishedId: string;
let versionId: string;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
  await client.releases.create({ releaseId: RELEASE });
});
afterAll(() => fixture.remove());

beforeEach(() => {
  publishedId = newId();
  versionId = `versions.${RELEASE}.${publishedId}`;
});

const put = (id: string, content: Record<string, unknown> = {}) =>
  client.create({ _id: id, _type: 'thing', ...content });
const stored = (id: string) => client.getDocument(id);
const version = (title: string) => ({
  document: { _type: 'thing', title },
  publishedId,
  releaseId: RELEASE,
});

test('createVersion adds a document to a release, once', async () => {
  await client.createVersion(version('In summer'));
  expect(await stored(versionId)).toMatchObject({ title: 'In summer' });
  const query = '*[_id == $id][0].title';
  const inRelease = { perspective: [RELEASE] };
  expect(await client.fetch(query, { id: publishedId }, inRelease)).toBe('In summer');
  await expect(client.createVersion(version('Again'))).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentAlreadyExistsError', id: versionId } }] },
  });
});

test('createVersion copies a document of a given revision', async () => {
  const { _rev } = await put(publishedId, { title: 'Public' });
  const from = (ifBaseRevisionId?: string) =>
    client.createVersion({
      publishedId,
      baseId: publishedId,
      releaseId: RELEASE,
      ...(ifBaseRevisionId ? { ifBaseRevisionId } : {}),
    });
  await expect(from('other')).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
  });
  await from(_rev);
  expect(await stored(versionId)).toMatchObject({ title: 'Public' });
});

test('a version may refer to a document that is published with it', async () => {
  const other = newId();
  const to = { _type: 'reference', _ref: other };
  await client.createVersion({
    document: { _type: 'thing', to },
    publishedId,
    releaseId: RELEASE,
  });
  expect(await stored(versionId)).toMatchObject({ to });
  const publish = client.action({
    actionType: 'sanity.action.document.publish',
    draftId: versionId,
    publishedId,
  });
  await expect(publish).rejects.toMatchObject({ statusCode: 409 });
});

test('replaceVersion replaces an existing version', async () => {
  const replace = () => client.replaceVersion(version('Replaced'));
  await expect(replace()).rejects.toMatchObject({ statusCode: 404 });
  await client.createVersion(version('First'));
  await replace();
  expect(await stored(versionId)).toMatchObject({ title: 'Replaced' });
});

test('discardVersion deletes an existing version', async () => {
  const discard = () => client.discardVersion({ publishedId, releaseId: RELEASE });
  await expect(discard()).rejects.toMatchObject({ statusCode: 404 });
  await client.createVersion(version('First'));
  await discard();
  expect(await stored(versionId)).toBeUndefined();
});

test('unpublishVersion hides a published document in its release only', async () => {
  const unpublish = () => client.unpublishVersion({ publishedId, releaseId: RELEASE });
  await expect(unpublish()).rejects.toMatchObject({ statusCode: 404 });
  await put(publishedId, { title: 'Public' });
  await unpublish();
  expect(await stored(versionId)).toMatchObject({ title: 'Public', _system: { delete: true } });
  const count = 'count(*[_id == $id])';
  const params = { id: publishedId };
  expect(await client.fetch(count, params, { perspective: [RELEASE] })).toBe(0);
  expect(await client.fetch(count, params, { perspective: 'published' })).toBe(1);
});
