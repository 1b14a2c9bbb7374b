import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

const newId = () => `document-${crypto.randomUUID()}`;
const make = async (content: Record<string, unknown> = {}) =>
  client.create({ _id: newId(), _type: 'thing', ...content });

describe('creating', () => {
  test('a document gets its id, revision and times', async () => {
    const { _id, ...rest } = await client.create({ _type: 'thing', title: 'New' });
    expect(_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toMatchObject({ _type: 'thing', title: 'New' });
    expect(rest._createdAt).toBe(rest._updatedAt);
    expect(rest._rev).toHaveLength(22);
  });

  test('an id that ends with a dot is a prefix', async () => {
    const { _id } = await client.create({ _id: 'drafts.', _type: 'thing' });
    expect(_id).toMatch(/^drafts\.[0-9a-f-]{36}$/);
  });

  test('what exists is refused, kept or replaced, as asked', async () => {
    const { _id, _createdAt } = await make({ title: 'First', note: 'x' });
    await expect(client.create({ _id, _type: 'thing' })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentAlreadyExistsError', id: _id }, index: 0 }] },
    });
    const kept = await client.createIfNotExists({ _id, _type: 'thing', title: 'Second' });
    expect(kept).toMatchObject({ title: 'First' });
    const replaced = await client.createOrReplace({ _id, _type: 'thing', title: 'Third' });
    expect(replaced).toMatchObject({ title: 'Third', _createdAt });
    expect(replaced).not.toHaveProperty('note');
  });

  test.each([
    [{ _id: 'a b', _type: 'thing' }, 'not a valid document ID'],
    [{ _id: 'x'.repeat(129), _type: 'thing' }, 'not a valid document ID'],
    [{ _id: 'a..b', _type: 'thing' }, 'not a valid document ID'],
    [{ _id: '', _type: 'thing' }, 'not a valid document ID'],
    [{ _id: 'versions.a', _type: 'thing' }, '"versions.a" is not a valid document ID'],
    [{ _id: 'drafts.drafts.a', _type: 'thing' }, 'not a valid document ID'],
    [{ _id: 'versions.r.drafts.a', _type: 'thing' }, 'not a valid document ID'],
    [{ _id: 'typeless' }, 'must have a "_type"'],
    [JSON.parse('{"_id": "proto", "_type": "thing", "a": {"__proto__": {}}}'), '__proto__'],
  ])('a document that cannot be is refused (%#)', async (document, message) => {
    await expect(client.mutate([{ create: document }])).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'mutationError', items: [{ index: 0 }] },
      message: expect.stringContaining(message),
    });
  });

  test('an id of 128 characters is allowed', async () => {
    const _id = 'x'.repeat(128);
    expect(await client.create({ _id, _type: 'thing' })).toMatchObject({ _id });
  });
});

describe('patching', () => {
  test('every operation does what it says', async () => {
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

  test('a query patches and deletes every document it finds', async () => {
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

  test('a query sees what the mutations before it in the transaction did', async () => {
    const { _id } = await make({ batch: 'chain', n: 1 });
    const query = '*[batch == "chain"]';
    await client.mutate([
      { create: { _id: `${_id}-2`, _type: 'thing', batch: 'chain', n: 2 } },
      { patch: { query, inc: { n: 10 } } },
      { delete: { query: '*[batch == "chain" && n == 11]' } },
    ]);
    expect(await client.fetch(`${query}.n`)).toEqual([12]);
  });

  test('transactions that select by query at the same time all count', async () => {
    const { _id } = await make({ batch: 'race', n: 0 });
    const patch = () => client.patch({ query: '*[batch == "race"]' }).inc({ n: 1 }).commit();
    await Promise.all([patch(), patch(), patch()]);
    expect(await client.getDocument(_id)).toMatchObject({ n: 3 });
  });

  test('a stale revision is refused, the current one is not', async () => {
    const { _id, _rev } = await make({ n: 1 });
    const next = await client.patch(_id).ifRevisionId(_rev).set({ n: 2 }).commit();
    expect(next._rev).not.toBe(_rev);
    await expect(client.patch(_id).ifRevisionId(_rev).set({ n: 3 }).commit()).rejects.toMatchObject(
      {
        statusCode: 409,
        details: {
          items: [
            {
              error: { type: 'documentRevisionIDDoesNotMatchError', currentRevisionID: next._rev },
            },
          ],
        },
      },
    );
  });

  test('a document that is not there, its id and its type cannot be patched', async () => {
    await expect(client.patch('nowhere').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
    });
    const { _id } = await make();
    await expect(client.patch(_id).set({ _type: 'other' }).commit()).rejects.toThrow('immutable');
    await expect(client.patch(_id).set({ _id: 'other' }).commit()).rejects.toThrow('immutable');
  });
});

describe('transactions', () => {
  test('all mutations or none', async () => {
    const _id = newId();
    const transaction = client
      .transaction()
      .create({ _id, _type: 'thing' })
      .patch('nowhere', { set: { a: 1 } });
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 404 });
    expect(await client.getDocument(_id)).toBeUndefined();
  });

  test('the caller may name the transaction, once', async () => {
    const { _id } = await make();
    const commit = () =>
      client
        .transaction()
        .patch(_id, { inc: { n: 1 } })
        .transactionId('txn-1')
        .commit();
    expect(await commit()).toMatchObject({ transactionId: 'txn-1' });
    expect(await client.getDocument(_id)).toMatchObject({ _rev: 'txn-1' });
    await expect(commit()).rejects.toMatchObject({ statusCode: 409 });
  });

  test('a dry run tells the outcome and changes nothing', async () => {
    const { _id } = await make({ n: 1 });
    expect(await client.patch(_id).set({ n: 2 }).commit({ dryRun: true })).toMatchObject({ n: 2 });
    expect(await client.getDocument(_id)).toMatchObject({ n: 1 });
  });

  test('ids only, when documents are not wanted', async () => {
    const _id = newId();
    const result = await client.create({ _id, _type: 'thing' }, { returnDocuments: false });
    expect(result).toMatchObject({ documentId: _id, results: [{ id: _id, operation: 'create' }] });
  });

  test('array items get keys where asked', async () => {
    const document = {
      _id: newId(),
      _type: 'thing',
      list: [{ a: 1 }, { _key: 'kept', inner: [{ b: 1 }] }, 'text'],
    };
    expect(await client.create(document, { autoGenerateArrayKeys: true })).toMatchObject({
      list: [
        { _key: expect.any(String) },
        { _key: 'kept', inner: [{ _key: expect.any(String) }] },
        'text',
      ],
    });
  });

  test('of many mistakes five are shown and the rest counted', async () => {
    const { _id } = await make();
    const mutations = Array.from({ length: 8 }, () => ({ create: { _id, _type: 'thing' } }));
    await expect(client.mutate(mutations)).rejects.toThrow(
      /(already exists[\s\S]*){5}\.\.\.and 3 more/,
    );
  });

  test('a mutation of no known kind is refused with its place', async () => {
    const response = await fetch(`${fixture.service.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fixture.service.tokens.editor}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        mutations: [{ create: { _type: 'thing' } }, { destroy: { id: 'x' } }],
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'mutationError', items: [{ index: 1 }] },
    });
  });
});

describe('references', () => {
  const refer = (_ref: string, weak = false) => ({
    _type: 'reference',
    _ref,
    ...(weak ? { _weak: true } : {}),
  });

  test('a strong one needs its target, a weak one does not', async () => {
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

  test('what is referred to strongly cannot be deleted', async () => {
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

  test('the order within a transaction does not matter', async () => {
    const [a, b] = [newId(), newId()];
    await client
      .transaction()
      .create({ _id: a, _type: 'thing', to: refer(b) })
      .create({ _id: b, _type: 'thing' })
      .commit();
    await client.transaction().delete(b).delete(a).commit();
    expect(await client.getDocuments([a, b])).toEqual([null, null]);
  });
});

describe('permissions', () => {
  test.each([undefined, 'viewer'] as const)('%s may not write', async (role) => {
    const other = fixture.client(role);
    await expect(other.create({ _type: 'thing' })).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('Insufficient permissions; permission "create" required'),
    });
  });

  test('documents of the system are for administrators', async () => {
    const group = { _id: '_.groups.visitors', _type: 'system.group' };
    await expect(client.create(group)).rejects.toMatchObject({ statusCode: 403 });
    expect(await fixture.client('administrator').create(group)).toMatchObject({ _id: group._id });
  });
});
