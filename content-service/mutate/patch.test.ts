import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { makeThing } from '../testing/things.ts';

let fixture: Fixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

const make = (content?: Record<string, unknown>) => makeThing(client, content);

test('applies every patch operation', async () => {
  const { _id } = await make({
    a: { b: 1 },
    n: 5,
    gone: true,
    text: 'The quick brown fox',
    list: [{ _key: 'one' }, { _key: 'two' }],
  });
  const patched = await client
    .patch(_id)
    .set({ 'a.c': 2, 'list[_key=="two"].title': 'Two' })
    .setIfMissing({ 'a.b': 9, made: 'yes' })
    .unset(['gone', 'list[_key=="one"]'])
    .inc({ n: 3 })
    .dec({ 'a.b': 1 })
    .insert('after', 'list[-1]', [{ _key: 'three' }])
    .diffMatchPatch({ text: '@@ -1,9 +1,8 @@\n The \n-quick\n+slow\n' })
    .commit();
  expect(patched).toMatchObject({
    a: { b: 0, c: 2 },
    n: 8,
    made: 'yes',
    text: 'The slow brown fox',
    list: [{ _key: 'two', title: 'Two' }, { _key: 'three' }],
  });
  expect(patched).not.toHaveProperty('gone');
});

test.each([
  ['seo.hasOwnProperty', '"hasOwnProperty" is not allowed'],
  ['seo.__proto__', '"__proto__" is not allowed'],
  [Array(98).fill('seo').join('.'), 'nested too deeply'],
])('a path cannot make what a document cannot have (%#)', async (path, message) => {
  const content = { seo: { title: 'A' } };
  const { _id } = await make(content);
  const assigned = { [path]: { a: 1 } };
  for (const operation of [{ set: assigned }, { setIfMissing: assigned }]) {
    const patch = { id: _id, ...operation };
    await expect(client.mutate([{ patch }])).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    });
  }
  expect(await client.getDocument(_id)).toMatchObject(content);
});

test('a document may become as deep as one that is created', async () => {
  const { _id } = await make();
  const path = Array(96).fill('a').join('.');
  await client
    .patch(_id)
    .set({ [path]: { b: 1 } })
    .commit();
  const stored = await client.getDocument(_id);
  if (stored === undefined) throw new Error('the document is missing');
  expect(await client.createOrReplace(stored)).toMatchObject({ _id });
});

test('a query patches and deletes every selected document', async () => {
  await make({ batch: 'q', n: 1 });
  await make({ batch: 'q', n: 2 });
  const query = '*[batch == $batch] | order(n)';
  const params = { batch: 'q' };
  await client.patch({ query, params }).set({ seen: true }).commit();
  expect(await client.fetch(`${query}.seen`, params)).toEqual([true, true]);
  const { results } = await client.delete(
    { query, params },
    { returnDocuments: false, returnFirst: false },
  );
  expect(results).toHaveLength(2);
  expect(await client.fetch(query, params)).toEqual([]);
});

test('a query sees the effect of earlier mutations in the same transaction', async () => {
  const { _id } = await make({ batch: 'chain', n: 1 });
  const query = '*[batch == "chain"]';
  await client.mutate([
    { create: { _id: `${_id}-2`, _type: 'thing', batch: 'chain', n: 2 } },
    { patch: { query, inc: { n: 10 } } },
    { delete: { query: '*[batch == "chain" && n == 11]' } },
  ]);
  expect(await client.fetch(`${query}.n`)).toEqual([12]);
});

test('concurrent transactions that select by query are all applied', async () => {
  const { _id } = await make({ batch: 'race', n: 0 });
  const patch = () => client.patch({ query: '*[batch == "race"]' }).inc({ n: 1 }).commit();
  await Promise.all([patch(), patch(), patch()]);
  expect(await client.getDocument(_id)).toMatchObject({ n: 3 });
});

test('a stale revision is rejected, the current one is accepted', async () => {
  const { _id, _rev } = await make({ n: 1 });
  const next = await client.patch(_id).ifRevisionId(_rev).set({ n: 2 }).commit();
  expect(next._rev).not.toBe(_rev);
  await expect(client.patch(_id).ifRevisionId(_rev).set({ n: 3 }).commit()).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          error: { type: 'documentRevisionIDDoesNotMatchError', currentRevisionID: next._rev },
        },
      ],
    },
  });
});

test('a missing document, an id and a type cannot be patched', async () => {
  await expect(client.patch('nowhere').set({ a: 1 }).commit()).rejects.toMatchObject({
    statusCode: 404,
  });
  const { _id } = await make();
  await expect(client.patch(_id).set({ _type: 'other' }).commit()).rejects.toThrow('immutable');
  await expect(client.patch(_id).set({ _id: 'other' }).commit()).rejects.toThrow('immutable');
});
