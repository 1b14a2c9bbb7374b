import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileStore } from './file-store.ts';

let dataDir: string;
/** The ids of the documents. */
let documents: Set<string>;

const asset = { dataset: 'production', kind: 'files', extension: 'txt', id: 'file-a-txt' } as const;
const open = () => new FileStore(dataDir, (_dataset, id) => documents.has(id));
const receive = async (store: FileStore) => {
  const received = await store.receive(Readable.from([Buffer.from('menu')]), 100);
  if (received === null) throw new Error('the file is too long');
  return received;
};
const uploads = () => readdir(join(dataDir, 'uploads'));
const files = () => readdir(join(dataDir, 'assets/production/files'));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-store-'));
  documents = new Set();
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('a file whose upload the process did not survive', () => {
  test('is removed at the next start if it has no document', async () => {
    const store = open();
    store.adopt(await receive(store), asset);
    expect(await files()).toHaveLength(1);
    open();
    expect([await files(), await uploads()]).toEqual([[], []]);
  });

  test('is kept if its document was written', async () => {
    const store = open();
    store.adopt(await receive(store), asset);
    documents.add(asset.id);
    open();
    expect([await files(), await uploads()]).toEqual([[expect.any(String)], []]);
  });

  test('is kept if it was there before', async () => {
    const store = open();
    const end = store.adopt(await receive(store), asset);
    documents.add(asset.id);
    end();
    documents.clear();
    store.adopt(await receive(store), asset);
    open();
    expect(await files()).toHaveLength(1);
  });

  test('and other files without a document stay: the database may be another one', async () => {
    const store = open();
    const end = store.adopt(await receive(store), asset);
    documents.add(asset.id);
    end();
    await writeFile(join(dataDir, 'uploads/b.adopted'), '{"dataset":"prod');
    documents.clear();
    open();
    expect([await files(), await uploads()]).toEqual([[expect.any(String)], []]);
  });
});

describe('a file whose document could not be written', () => {
  test('is removed', async () => {
    const store = open();
    store.adopt(await receive(store), asset)();
    expect([await files(), await uploads()]).toEqual([[], []]);
  });

  test('is kept for another upload of the same bytes', async () => {
    const store = open();
    const [first, second] = [await receive(store), await receive(store)];
    const endFirst = store.adopt(first, asset);
    const endSecond = store.adopt(second, asset);
    endFirst();
    documents.add(asset.id);
    endSecond();
    await store.discard(second);
    expect([await files(), await uploads()]).toEqual([[expect.any(String)], []]);
  });
});
