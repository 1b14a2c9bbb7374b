import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { DAY_S } from '../../lib/platform/durations.ts';
import { log } from '../../lib/platform/log/log.ts';
import { messageOf } from '../../lib/platform/log/message-of.ts';
import { sharedStore } from '../../lib/platform/shared-store.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** How long a page is stored in seconds; the framework renders it again after an hour in any case. */
const LIFE_S = DAY_S;

/** Returns the page that an instance has shared under a key of the framework; null if there is none. */
export async function findSharedPage(key: string): Promise<CacheHandlerValue | null> {
  const bytes = await sharedStore('build')?.get(storeKey(key));
  if (!bytes) return null;
  try {
    // Instances of one build run on the same Node.js, which is a package of the project.
    return deserialize(await decompress(bytes));
  } catch {
    return null;
  }
}

/** Shares a page under a key of the framework; without a store, does nothing. Never rejects. */
export async function sharePage(key: string, page: CacheHandlerValue): Promise<void> {
  const store = sharedStore('build');
  if (!store) return;
  try {
    await store.set(storeKey(key), await compress(serialize(page)), LIFE_S);
  } catch (error) {
    log('warning', 'shared-cache.not-stored', { error: messageOf(error) });
  }
}

const storeKey = (key: string) => `page:${key}`;
