import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { makeThing, newId } from '../testing/things.ts';

let fixture: Fixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

const make = (content?: Record<string, unknown>) => makeThing(client, content);

const refer = (_ref: string, weak = false) => ({
  _type: 'reference',
  _ref,
  ...(weak ? { _weak: true } : {}),
});

test('a strong reference requires its target, a weak one does not', async () => {
  await expect(make({ to: refer('missing-target') })).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        { error: { type: 'documentReferenceDoesNotExistError', referenceID: 'missing-target' } },
      ],
    },
  });
  const { _id } = await make({ to: refer('missing-target', true) });
  await expect(client.patch(_id).unset(['to._weak']).commit()).rejects.toMatchObject({
    statusCode: 409,
  });
});

test('a document with strong references to it cannot be deleted', async () => {
  const target = await make();
  const source = await make({ deep: [{ _key: 'a', to: refer(target._id) }] });
  await expect(client.delete(target._id)).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        { error: { type: 'documentHasExistingReferencesError', referencingIDs: [source._id] } },
      ],
    },
  });
  await client.patch(source._id).set({ 'deep[0].to._weak': true }).commit();
  await client.delete(target._id);
  expect(await client.getDocument(target._id)).toBeUndefined();
});

test('a document to which a version in a release refers cannot be deleted with a change of that version', async () => {
  const releaseId = `r${crypto.randomUUID()}`;
  await client.releases.create({ releaseId });
  const target = await make();
  const version = `versions.${releaseId}.${newId()}`;
  await client.create({ _id: version, _type: 'thing', to: refer(target._id) });
  const deletion = () => client.transaction().delete(target._id);
  const refused = { statusCode: 409 };
  await expect(deletion().commit()).rejects.toMatchObject(refused);
  const changed = deletion().patch(version, { set: { title: 'Changed' } });
  await expect(changed.commit()).rejects.toMatchObject(refused);
  const added = deletion().create({
    _id: `versions.${releaseId}.${newId()}`,
    _type: 'thing',
    to: refer(target._id),
  });
  await expect(added.patch(version, { unset: ['to'] }).commit()).rejects.toMatchObject(refused);
  await deletion()
    .patch(version, { unset: ['to'] })
    .commit();
  expect(await client.getDocument(target._id)).toBeUndefined();
  // What does not exist yet may come with the release.
  await client
    .patch(version)
    .set({ to: refer('to-come') })
    .commit();
});

test('the order of mutations within a transaction does not matter', async () => {
  const [a, b] = [newId(), newId()];
  await client
    .transaction()
    .create({ _id: a, _type: 'thing', to: refer(b) })
    .create({ _id: b, _type: 'thing' })
    .commit();
  await client.transaction().delete(b).delete(a).commit();
  expect(await client.getDocuments([a, b])).toEqual([null, null]);
});
