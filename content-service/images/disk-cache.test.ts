import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  log.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (size: number) => Buffer.alloc(size, 1);
const log: string[] = [];
const newCache = (capacity: number) =>
  new DiskCache(folder, capacity, ({ message }) => log.push(message));

test('evicts the least recently used picture, also from the disk', async () => {
  const cache = newCache(100);
  await cache.set('aa1', bytes(40));
  await cache.set('bb2', bytes(40));
  await cache.get('aa1');
  await cache.set('cc3', bytes(40));
  expect([cache.has('aa1'), cache.has('bb2'), cache.has('cc3')]).toEqual([true, false, true]);
  expect(cache.size).toBe(80);
  expect(await readdir(join(folder, 'bb'))).toEqual([]);
});

test('does not store a picture larger than the whole cache', async () => {
  const cache = newCache(10);
  expect(await cache.set('aa1', bytes(40))).toBe(false);
  expect(cache.size).toBe(0);
});

test('restores the pictures of an earlier run and drops the entry of a missing file', async () => {
  await newCache(100).set('aa1', bytes(40));
  const cache = newCache(100);
  expect(await cache.get('aa1')).toEqual(bytes(40));
  await unlink(join(folder, 'aa', 'aa1'));
  expect(await cache.get('aa1')).toBeNull();
  expect(cache.size).toBe(0);
});

test('leaves out what cannot be written, without a partial file, and says so once', async () => {
  const cache = newCache(100);
  await writeFile(join(folder, 'aa'), 'not a folder');
  await mkdir(join(folder, 'bb/bb2'), { recursive: true });
  expect(await cache.set('aa1', bytes(40))).toBe(false);
  expect(await cache.set('bb2', bytes(40))).toBe(false);
  expect(log).toEqual([expect.stringMatching(/^Pictures cannot be cached: EEXIST/)]);
  expect((await readdir(folder)).sort()).toEqual(['aa', 'bb']);
  expect(cache.size).toBe(0);
  expect(await cache.set('cc3', bytes(40))).toBe(true);
  expect(await cache.set('aa1', bytes(40))).toBe(false);
  expect(log).toHaveLength(2);
});
