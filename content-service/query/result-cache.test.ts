import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentStore } from '../store/store.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { syncTagsOfChange } from './language/sync-tags.ts';
import { ResultCache } from './result-cache.ts';

let fixture: Fixture;
let editor: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  editor = fixture.client('editor');
});
afterAll(() => fixture.remove());

const QUERIES = [
  '*[_type == "tour"] | order(_id) {title, "guide": guide->name}',
  '*[_type == "tour" && guide->name == "Anna"]._id',
  '*[_id == "tour-1"][0]{title, "guide": guide->{name, "home": home->name}}',
  '*[_id in ["tour-2", "guide-2"]] | order(_id) {_type, title, name}',
  'count(*[_type == "guide" && references("town-1")])',
  '*[_type == "guide"] | order(name asc, _id asc)[0..1].name',
  '*[_type == "town"]{name, "guides": *[_type == "guide" && home._ref == ^._id].name}',
  '*[defined(title)] | order(_id)._id',
  '{"tours": count(*[_type == "tour"]), "towns": *[_type == "town"] | order(_id).name}',
];

/** The changes of an editor, in an order that adds, moves and removes what other documents refer to. */
const CHANGES: readonly ((editor: SanityClient) => Promise<unknown>)[] = [
  (client) => client.create({ _id: 'tour-1', _type: 'tour', title: 'A', guide: weak('guide-1') }),
  (client) => client.create({ _id: 'guide-1', _type: 'guide', name: 'Anna', home: weak('town-1') }),
  (client) => client.create({ _id: 'town-1', _type: 'town', name: 'Žatec' }),
  (client) => client.create({ _id: 'tour-2', _type: 'tour', title: 'B', guide: weak('guide-2') }),
  (client) => client.patch('town-1').set({ name: 'Plzeň' }).commit(),
  (client) => client.create({ _id: 'drafts.tour-1', _type: 'tour', title: 'Draft' }),
  (client) => client.createOrReplace({ _id: 'guide-2', _type: 'guide', name: 'Anna' }),
  (client) => client.patch('guide-1').set({ name: 'Bára' }).commit(),
  (client) => client.delete('guide-1'),
  (client) => client.createOrReplace({ _id: 'guide-1', _type: 'guide', name: 'Cyril' }),
  (client) =>
    client
      .transaction()
      .patch('tour-2', { set: { title: 'C' } })
      .delete('tour-1')
      .commit(),
  (client) => client.delete('town-1'),
  // A draft of another type than what it covers.
  (client) => client.create({ _id: 'drafts.tour-2', _type: 'guide', name: 'Dana' }),
  (client) => client.delete('drafts.tour-2'),
];

const weak = (id: string) => ({ _type: 'reference', _ref: id, _weak: true });

test.each(['published', 'drafts', 'raw'] as const)(
  'a query in the perspective "%s" returns after each change what it would without a cache',
  { tags: 'slow' },
  async (perspective) => {
    const client = editor.withConfig({ perspective });
    for (const change of CHANGES) {
      await change(editor);
      for (const query of QUERIES) {
        const uncached = await client.fetch(query, { nonce: crypto.randomUUID() });
        expect(await client.fetch(query), query).toEqual(uncached);
      }
    }
    await editor.delete({ query: '*[_type in ["tour", "guide", "town"]]' });
  },
);

test('only what a change affects is evaluated again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'result-cache-'));
  const store = new ContentStore(dataDir, (document) => document, console.error);
  const dataset = store.saveDataset({
    name: 'production',
    aclMode: 'public',
    description: null,
    createdAt: '2026-01-01T00:00:00Z',
    createdByUserId: 'system',
  });
  const results = new ResultCache(store);
  const answer = (type: string) => ({
    result: Buffer.from('[]'),
    sourceMap: null,
    syncTags: syncTagsOfChange('production', 'a', [type]).slice(-1),
  });
  results.set(dataset, 'tours', answer('tour'));
  results.set(dataset, 'guides', answer('guide'));
  const next = { _id: 'b', _type: 'tour', _rev: '1', _createdAt: '', _updatedAt: '' };
  store.commit({
    id: '1',
    dataset: 'production',
    author: 'anna',
    timestamp: '2026-01-02T00:00:00Z',
    mutations: [],
    changes: [{ id: 'b', operation: 'create', previous: null, next }],
  });
  expect(results.get(dataset, 'tours')).toBeUndefined();
  expect(results.get(dataset, 'guides')).toEqual(answer('guide'));
  store.close();
  rmSync(dataDir, { recursive: true });
});
