import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../../testing/fixture.ts';
import { newId } from '../../../testing/things.ts';

interface Effect {
  readonly apply: readonly unknown[];
  readonly revert: readonly unknown[];
}

interface Entry {
  readonly id: string;
  readonly author: string;
  readonly timestamp: string;
  readonly documentIDs: readonly string[];
  readonly mutations?: readonly unknown[];
  readonly effects?: Record<string, Effect>;
}

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

async function request(
  ids: string,
  query: Record<string, string>,
  token: string | null = fixture.service.tokens.editor,
) {
  const path = `/v2026-01-01/data/history/production/transactions/${ids}`;
  return fetch(`${fixture.service.url}${path}?${new URLSearchParams(query)}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

/** Returns the transactions of a response, one per line. */
async function transactions(...parameters: Parameters<typeof request>): Promise<Entry[]> {
  const response = await request(...parameters);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

const titles = { excludeContent: 'true' };
const write = (title: string, documentId = id) =>
  client.createOrReplace({ _id: documentId, _type: 'thing', title });
/** Applies a Mendoza patch of the two operations that the service sends. */
function patched(value: unknown, patch: readonly unknown[] = []): unknown {
  const [opcode, operand, name, ...rest] = patch;
  if (opcode === undefined) return value;
  if (opcode === 0) return operand;
  expect(opcode).toBe(17);
  return patched({ ...Object(value), [String(name)]: operand }, rest);
}

function withoutRevision({ _rev, ...rest }: Record<string, unknown>) {
  return rest;
}

const idsOf = (entries: readonly Entry[]) => entries.map((entry) => entry.id);

test('lists the transactions of a document, the oldest first', async () => {
  const first = await write('First');
  const second = await fixture.client('administrator').patch(id).set({ title: 'Second' }).commit();
  await write('Other', newId());
  await client.delete(id);
  const entries = await transactions(id, titles);
  expect(entries).toEqual([
    {
      id: first._rev,
      author: 'embedded-editor',
      timestamp: first._updatedAt,
      documentIDs: [id],
    },
    {
      id: second._rev,
      author: 'embedded-administrator',
      timestamp: second._updatedAt,
      documentIDs: [id],
    },
    expect.objectContaining({ author: 'embedded-editor', documentIDs: [id] }),
  ]);
});

describe('a selection of transactions', () => {
  let revisions: string[];
  let times: string[];

  beforeEach(async () => {
    revisions = [];
    times = [];
    for (const title of ['A', 'B', 'C', 'D']) {
      const { _rev, _updatedAt } = await write(title);
      revisions.push(_rev);
      times.push(_updatedAt);
    }
  });

  test('can be reversed and limited', async () => {
    const [, , c = '', d = ''] = revisions;
    const newest = await transactions(id, { ...titles, reverse: 'true', limit: '2' });
    expect(idsOf(newest)).toEqual([d, c]);
    const next = { ...titles, reverse: 'true', limit: '2', toTransaction: c };
    expect(idsOf(await transactions(id, next))).toEqual([c, revisions[1]]);
  });

  test('includes both ends of a range', async () => {
    const [, b = '', c = ''] = revisions;
    const range = { ...titles, fromTransaction: b, toTransaction: c };
    expect(idsOf(await transactions(id, range))).toEqual([b, c]);
    const [, , third = '', fourth = ''] = times;
    const since = await transactions(id, { ...titles, fromTime: third, toTime: fourth });
    expect(idsOf(since)).toEqual(revisions.filter((_, index) => (times[index] ?? '') >= third));
    expect((await request(id, { ...titles, fromTransaction: 'unknown' })).status).toBe(404);
  });

  test('ignores an empty parameter, which the Studio sends', async () => {
    expect(idsOf(await transactions(id, { ...titles, fromTransaction: '' }))).toEqual(revisions);
  });

  test('can be limited to authors', async () => {
    const { _rev } = await fixture.client('administrator').patch(id).set({ title: 'E' }).commit();
    const authors = 'embedded-administrator,somebody';
    expect(idsOf(await transactions(id, { ...titles, authors }))).toEqual([_rev]);
  });

  test.each([
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', 'all'],
    ['fromTime', 'yesterday'],
    ['reverse', 'yes'],
    ['effectFormat', 'diff'],
  ])('with %s=%s is rejected with 400', async (name, value) => {
    expect((await request(id, { ...titles, [name]: value })).status).toBe(400);
  });
});

describe('documents of a transaction', () => {
  test('are all listed, or only those requested', async () => {
    const other = newId();
    await client
      .transaction()
      .create({ _id: id, _type: 'thing' })
      .create({ _id: other, _type: 'thing', title: 'Other' })
      .commit();
    const [entry] = await transactions(id, {});
    expect(entry).toMatchObject({
      documentIDs: [id, other],
      mutations: [{ create: { _id: id } }, { create: { _id: other } }],
    });
    const [only] = await transactions(id, { includeIdentifiedDocumentsOnly: 'true' });
    expect(only).toMatchObject({ documentIDs: [id], mutations: [{ create: { _id: id } }] });
    expect(only?.mutations).toHaveLength(1);
    expect(await transactions(`${id},${other}`, {})).toHaveLength(1);
  });

  test('have effects as Mendoza patches that lead from each revision to the next', async () => {
    const revisions = [
      null,
      await write('First'),
      await client.patch(id).set({ title: 'Second', note: 'x' }).commit(),
      await client.patch(id).unset(['title']).commit(),
      null,
    ].map((revision) => revision && withoutRevision(revision));
    await client.delete(id);
    const entries = await transactions(id, { ...titles, effectFormat: 'mendoza' });
    expect(entries).toHaveLength(4);
    for (const [index, { effects }] of entries.entries()) {
      const [before, after] = revisions.slice(index);
      expect(patched(before, effects?.[id]?.apply)).toEqual(after);
      expect(patched(after, effects?.[id]?.revert)).toEqual(before);
    }
    // This is how the Studio recognises a creation and a deletion.
    expect(entries.at(0)?.effects?.[id]?.revert).toEqual([0, null]);
    expect(entries.at(-1)?.effects?.[id]?.apply).toEqual([0, null]);
    expect(entries.at(1)?.effects?.[id]?.apply).not.toContain(0);
  });

  test('include what an action did', async () => {
    const draftId = `drafts.${id}`;
    await write('Draft', draftId);
    const { transactionId } = await client.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    });
    const [entry] = await transactions(id, { ...titles, effectFormat: 'mendoza' });
    expect(entry).toMatchObject({ id: transactionId, documentIDs: [id, draftId] });
    expect(entry?.effects).toMatchObject({
      [id]: { revert: [0, null] },
      [draftId]: { apply: [0, null] },
    });
  });
});

test('without a token, none is returned, also of a document that is public now', async () => {
  const { _rev } = await write('Wrong');
  await client.delete(id);
  await write('Right');
  const response = await request(id, {}, null);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('Wrong');
  const [entry] = await transactions(id, titles, fixture.service.tokens.viewer);
  expect(entry).toMatchObject({ id: _rev });
});

test('a long history arrives completely', { tags: 'slow' }, async () => {
  const { _rev } = await write('First');
  for (let count = 1; count < 150; count += 1) await write(`Title ${count}`);
  expect(await transactions(id, titles)).toHaveLength(100);
  const all = await transactions(id, { ...titles, limit: '1000', effectFormat: 'mendoza' });
  expect(all).toHaveLength(150);
  expect(all[0]).toMatchObject({ id: _rev });
});
