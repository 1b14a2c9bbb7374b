import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { makeThing, newId } from '../testing/things.ts';
import { DOCUMENT_LIMIT } from './check-sizes.ts';

let fixture: Fixture;
let client: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

const make = (content?: Record<string, unknown>) => makeThing(client, content);

describe('creating', () => {
  test('sets the id, revision and times of a document', async () => {
    const { _id, ...rest } = await client.create({ _type: 'thing', title: 'New' });
    expect(_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toMatchObject({ _type: 'thing', title: 'New' });
    expect(rest._createdAt).toBe(rest._updatedAt);
    expect(rest._rev).toHaveLength(22);
  });

  test('an id that ends with a dot is used as a prefix', async () => {
    const { _id } = await client.create({ _id: 'drafts.', _type: 'thing' });
    expect(_id).toMatch(/^drafts\.[0-9a-f-]{36}$/);
  });

  test('an existing document is rejected, kept or replaced, as requested', async () => {
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
  ])('an invalid document is rejected (%#)', async (document, message) => {
    await expect(client.mutate([{ create: document }])).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'mutationError', items: [{ index: 0 }] },
      message: expect.stringContaining(message),
    });
  });

  test('a document may have 1 MB of JSON, however it gets there', { tags: 'slow' }, async () => {
    const half = 'ž'.repeat(DOCUMENT_LIMIT / 4);
    const tooLarge = (id: string) => ({
      statusCode: 413,
      message: expect.stringContaining(
        `Document "${id}" is larger than the limit of 1048576 bytes`,
      ),
      details: { items: [{ error: { type: 'documentTooLargeError', id }, index: 0 }] },
    });
    const _id = newId();
    const big = { _id, _type: 'thing', a: half, b: half };
    await expect(client.create(big)).rejects.toMatchObject(tooLarge(_id));
    expect(await client.getDocument(_id)).toBeUndefined();
    await client.create({ _id, _type: 'thing', a: half, items: Array(100).fill({ _type: 'x' }) });
    for (const attributes of [{ b: half }, { 'items[0:].text': half }]) {
      await expect(client.patch(_id).set(attributes).commit()).rejects.toMatchObject(tooLarge(_id));
    }
    // The query of the next mutation, which would get the document, is not even parsed.
    const selecting = client.mutate([
      { patch: { id: _id, set: { 'items[0:].text': half } } },
      { delete: { query: '*[' } },
      { delete: { query: '*[' } },
    ]);
    await expect(selecting).rejects.toMatchObject(tooLarge(_id));
    const edit = client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${_id}`,
      publishedId: _id,
      patch: { set: { b: half } },
    });
    await expect(edit).rejects.toMatchObject(tooLarge(`drafts.${_id}`));
    // The keys that the service adds count too.
    const many = { _id: newId(), _type: 'thing', items: Array(80_000).fill({ a: 1 }) };
    const keyed = client.create(many, { autoGenerateArrayKeys: true });
    await expect(keyed).rejects.toMatchObject(tooLarge(many._id));
    expect(await client.create(many)).toMatchObject({ _id: many._id });
  });

  test('an id may have 128 characters', async () => {
    const _id = 'x'.repeat(128);
    expect(await client.create({ _id, _type: 'thing' })).toMatchObject({ _id });
  });
});

describe('transactions', () => {
  test('all mutations are applied or none', async () => {
    const _id = newId();
    const transaction = client
      .transaction()
      .create({ _id, _type: 'thing' })
      .patch('nowhere', { set: { a: 1 } });
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 404 });
    expect(await client.getDocument(_id)).toBeUndefined();
  });

  test('a transaction id chosen by the caller can be used once', async () => {
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

  test('a dry run returns the outcome and changes nothing', async () => {
    const { _id } = await make({ n: 1 });
    expect(await client.patch(_id).set({ n: 2 }).commit({ dryRun: true })).toMatchObject({ n: 2 });
    expect(await client.getDocument(_id)).toMatchObject({ n: 1 });
  });

  test('returns only ids if documents are not requested', async () => {
    const _id = newId();
    const result = await client.create({ _id, _type: 'thing' }, { returnDocuments: false });
    expect(result).toMatchObject({ documentId: _id, results: [{ id: _id, operation: 'create' }] });
  });

  test('array items get keys if requested', async () => {
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

  test('the client lists five of many failures and counts the rest', async () => {
    const { _id } = await make();
    const mutations = Array.from({ length: 8 }, () => ({ create: { _id, _type: 'thing' } }));
    await expect(client.mutate(mutations)).rejects.toThrow(
      /(already exists[\s\S]*){5}\.\.\.and 3 more/,
    );
  });

  test.each<[string, unknown, number, number]>([
    ['malformed mutations', 0, 100_000, 400],
    ['mutations without permission', { create: {} }, 1000, 403],
  ])('a response lists a hundred of any number of %s', async (_, mutation, count, status) => {
    const response = await fetch(`${fixture.service.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: Array(count).fill(mutation) }),
    });
    expect(response.status).toBe(status);
    const indexes = Array.from({ length: 100 }, (_, index) => ({ index }));
    expect(await response.json()).toMatchObject({ error: { items: indexes } });
  });

  test('mutations beyond those that a refusal lists are not read without permission', async () => {
    const response = await fetch(`${fixture.service.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [...Array(100).fill({ delete: { id: 'a' } }), 0] }),
    });
    expect(response.status).toBe(403);
  });

  test('a mutation of an unknown kind is rejected with its index', async () => {
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

describe('permissions', () => {
  test.each([undefined, 'viewer'] as const)('%s may not write', async (role) => {
    const other = fixture.client(role);
    await expect(other.create({ _type: 'thing' })).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining('Insufficient permissions; permission "create" required'),
    });
  });

  test('system documents may be written by administrators only', async () => {
    const group = { _id: '_.groups.visitors', _type: 'system.group' };
    await expect(client.create(group)).rejects.toMatchObject({ statusCode: 403 });
    expect(await fixture.client('administrator').create(group)).toMatchObject({ _id: group._id });
  });

  test('system documents that a query selects may be written by administrators only', async () => {
    const administrator = fixture.client('administrator');
    const _id = `_.groups.${newId()}`;
    const group = await administrator.create({ _id, _type: 'system.group', title: 'Before' });
    const { _id: thing } = await make();
    const selection = { query: '*[_id in $ids]', params: { ids: [_id, thing] } };
    await expect(client.delete(selection)).rejects.toMatchObject({
      statusCode: 403,
      details: { items: [{ index: 0, error: { permission: 'delete' } }] },
    });
    const transaction = client.transaction().create({ _type: 'thing' });
    const patch = client.patch(selection).set({ title: 'After' });
    await expect(transaction.patch(patch).commit()).rejects.toMatchObject({
      statusCode: 403,
      details: { items: [{ index: 1, error: { permission: 'update' } }] },
    });
    expect(await client.getDocument(_id)).toEqual(group);
    expect(await client.getDocument(thing)).not.toHaveProperty('title');
    await administrator.patch(selection).set({ title: 'After' }).commit();
    expect(await client.getDocument(_id)).toMatchObject({ title: 'After' });
    await administrator.delete(selection);
    expect(await client.getDocuments([_id, thing])).toEqual([null, null]);
  });
});
