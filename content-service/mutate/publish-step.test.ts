import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import type { PublishTransform } from './publish-step.ts';

let fixture: Fixture;
let client: SanityClient;
let id: string;
const log: string[] = [];

/** Counts a document's publications, and fails in the way its `fail` attribute requests. */
const transform: PublishTransform = (previous, next) => {
  const { fail } = next;
  if (fail === 'throw') {
    next.title = 'half done';
    throw new Error('no such luck');
  }
  if (fail === 'nothing') return undefined;
  if (fail === 'id') return { ...next, _id: 'other' };
  if (fail === 'promise') return Promise.resolve(next);
  const count = Number(previous?.published ?? 0) + 1;
  if (previous !== null) previous.title = 'corrupted';
  return { ...next, published: count, before: previous?._rev, gone: undefined };
};

beforeAll(async () => {
  fixture = await createFixture({
    publishTransform: transform,
    log: ({ message }) => log.push(message),
  });
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

beforeEach(() => {
  id = `thing-${crypto.randomUUID()}`;
  log.length = 0;
});

const stored = (documentId = id) => client.getDocument(documentId);

test('transforms a public document that is created, patched or replaced', async () => {
  const created = await client.create({ _id: id, _type: 'thing', title: 'A' });
  expect(created).toMatchObject({ title: 'A', published: 1 });
  expect(created).not.toHaveProperty('gone');
  const patched = await client.patch(id).set({ title: 'B' }).commit();
  expect(patched).toMatchObject({ title: 'B', published: 2, before: created._rev });
  const replaced = await client.createOrReplace({ _id: id, _type: 'thing', title: 'C' });
  expect(replaced).toMatchObject({ title: 'C', published: 3, before: patched._rev });
  expect(await stored()).toEqual(replaced);
  await client.createIfNotExists({ _id: id, _type: 'thing' });
  expect(await stored()).toEqual(replaced);
});

test('runs once per transaction, with the version from before it', async () => {
  const { _rev } = await client.create({ _id: id, _type: 'thing', title: 'A' });
  await client
    .transaction()
    .patch(id, { set: { title: 'B' } })
    .delete(id)
    .create({ _id: id, _type: 'thing', title: 'C' })
    .patch(id, { set: { note: 'last' } })
    .commit();
  expect(await stored()).toMatchObject({ title: 'C', note: 'last', published: 2, before: _rev });
});

test('runs for every document that a patch by query selects', { tags: 'slow' }, async () => {
  await client.create({ _id: id, _type: 'thing', batch: id });
  await client.create({ _id: `${id}-b`, _type: 'thing', batch: id });
  await client.patch({ query: '*[batch == $id]', params: { id } }).set({ title: 'B' }).commit();
  expect(await client.fetch('*[batch == $id].published', { id })).toEqual([2, 2]);
});

test.each(['drafts.', 'versions.summer.', 'demo.'])('does not run for %s*', async (prefix) => {
  await client.create({ _id: `${prefix}${id}`, _type: 'thing', title: 'A' });
  const patched = await client.patch(`${prefix}${id}`).set({ title: 'B' }).commit();
  expect(patched).not.toHaveProperty('published');
});

test('does not run for a deletion', async () => {
  await client.create({ _id: id, _type: 'thing', title: 'A' });
  await client.delete(id);
  expect(await stored()).toBeUndefined();
});

describe('after a document was unpublished', () => {
  test('receives the version that was public last', async () => {
    const { _rev } = await client.create({ _id: id, _type: 'thing', title: 'A' });
    await client
      .transaction()
      .delete(id)
      .create({ _id: `drafts.${id}`, _type: 'thing', title: 'B' })
      .commit();
    await client
      .transaction()
      .delete(`drafts.${id}`)
      .create({ _id: id, _type: 'thing', title: 'B' })
      .commit();
    expect(await stored()).toMatchObject({ title: 'B', published: 2, before: _rev });
  });

  test('receives that of a deleted document that was restored as a draft', async () => {
    const { _rev } = await client.create({ _id: id, _type: 'thing', title: 'A' });
    await client.delete(id);
    await client.create({ _id: `drafts.${id}`, _type: 'thing', title: 'A' });
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    });
    expect(await stored()).toMatchObject({ published: 2, before: _rev });
  });

  test('receives none if it was deleted with its draft and created as a public one', async () => {
    await client.create({ _id: id, _type: 'thing', title: 'A' });
    await client.delete(id);
    await client.create({ _id: id, _type: 'thing', title: 'B' });
    expect(await stored()).toMatchObject({ title: 'B', published: 1 });
  });
});

test('a dry run returns the transformed document', async () => {
  const document = { _id: id, _type: 'thing' };
  expect(await client.create(document, { dryRun: true })).toMatchObject({ published: 1 });
  expect(await stored()).toBeUndefined();
});

test.each([
  ['throw', 'no such luck'],
  ['nothing', 'it did not return the document'],
  ['id', 'it did not return the document'],
  ['promise', 'it did not return the document'],
])('logs a failing transform (%s) and stores the document as sent', async (fail, reason) => {
  const other = `${id}-other`;
  await client
    .transaction()
    .create({ _id: id, _type: 'thing', title: 'Mine', fail })
    .create({ _id: other, _type: 'thing' })
    .commit();
  expect(await stored()).toMatchObject({ title: 'Mine', fail });
  expect(await stored()).not.toHaveProperty('published');
  expect(await stored(other)).toMatchObject({ published: 1 });
  expect(log).toEqual([`"${id}" was stored without the publish transform: ${reason}`]);
});

test('the transform cannot modify the stored document', async () => {
  await client.create({ _id: id, _type: 'thing', title: 'A' });
  await client.patch(id).set({ title: 'B' }).commit({ dryRun: true });
  expect(await stored()).toMatchObject({ title: 'A' });
});

test('references added by the transform are checked', async () => {
  const own = await createFixture({
    publishTransform: (_, next) => ({ ...next, to: { _type: 'reference', _ref: 'missing' } }),
  });
  const refused = own.client('editor').create({ _id: id, _type: 'thing' });
  await expect(refused).rejects.toMatchObject({ statusCode: 409 });
  await own.remove();
});
