import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentStore } from './store.ts';

test('a listener that fails hides a commit neither from its writer nor from the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-store-'));
  const lines: string[] = [];
  const store = new ContentStore(
    folder,
    (document) => document,
    ({ message }) => lines.push(message),
  );
  const info = { name: 'a', description: null, createdByUserId: 'system' };
  store.saveDataset({ ...info, aclMode: 'public', createdAt: new Date().toISOString() });
  const heard: string[] = [];
  store.onCommit(() => {
    throw new Error('it is broken');
  });
  store.onCommit((_changes, { id }) => heard.push(id));
  store.commit({
    id: 'first',
    dataset: 'a',
    author: 'system',
    timestamp: new Date().toISOString(),
    mutations: [],
    changes: [],
    purged: [],
  });
  expect(heard).toEqual(['first']);
  expect(lines).toEqual(['A listener of the transaction "first" failed: it is broken']);
  store.close();
  await rm(folder, { recursive: true, force: true });
});
