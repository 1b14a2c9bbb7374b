import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { sharedStore } from '../../lib/platform/shared-store.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** How long a page is stored in seconds; the framework renders it again after an hour in any case. */
const LIFE_S = 24 * 60 * 60;

/** Returns the page that an instance has shared under a key of the framework; null if there is none. */
export async function findSharedPage(key: string): Promise<CacheHandlerValue | null> {
  const bytes = await sharedStore()?.get(storeKey(key));
  if (!bytes) return null;
  try {
    // Instances of one build run on the same Node.js, which is a package of the project.
    return deserialize(await decompress(bytes));
  } catch {
    return null;
  }
}

/** Shares a page under a key of the framework; without a store, does nothing. */
export async function sharePage(key: string, page: CacheHandlerValue): Promise<void> {
  const store = sharedStore();
  if (!store) return;
  await store.set(storeKey(key), await compress(serialize(page)), LIFE_S);
}

const storeKey = (key: string) => `page:${key}`;
