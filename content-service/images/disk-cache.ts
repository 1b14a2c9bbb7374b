import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '../util/error-message.ts';
import type { Log } from '../util/log.ts';

/**
 * Caches rendered pictures on the disk up to a total size; evicts the least recently used first.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #capacity: number;
  /** Sizes in bytes by key. */
  readonly #sizes: LRUCache<string, number>;
  readonly #log: Log;
  /** Whether the last picture could not be written. */
  #isFailing = false;

  /**
   * `capacity` is in bytes; 0 caches nothing. Files of an earlier run are restored, the oldest to be evicted first.
   */
  constructor(folder: string, capacity: number, log: Log) {
    this.#folder = folder;
    this.#capacity = capacity;
    this.#log = log;
    this.#sizes = new LRUCache({
      // Without a size, its number of entries would be unlimited; `set` stores nothing then.
      maxSize: Math.max(capacity, 1),
      sizeCalculation: (size) => size,
      dispose: (_size, key, reason) => {
        if (reason === 'evict') rmSync(this.#path(key), { force: true });
      },
    });
    mkdirSync(folder, { recursive: true });
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name, parentPath }) => {
        const path = join(parentPath, name);
        const { size, mtimeMs } = statSync(path);
        const isPicture = size > 0 && size <= capacity && !name.endsWith('.tmp');
        if (!isPicture) rmSync(path, { force: true });
        return isPicture ? [{ name, size, mtimeMs }] : [];
      })
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of found) this.#sizes.set(name, size);
  }

  /** The total size of the cached pictures, in bytes. */
  get size(): number {
    return this.#sizes.calculatedSize;
  }

  /** Whether a picture is cached, without reading it. */
  has(key: string): boolean {
    return this.#sizes.has(key);
  }

  /** Returns the size of a picture in bytes, or null where it is not cached. */
  sizeOf(key: string): number | null {
    return this.#sizes.peek(key) ?? null;
  }

  /** Returns a picture, or null where it is not (or no longer) cached. */
  async get(key: string): Promise<Buffer<ArrayBuffer> | null> {
    if (this.#sizes.get(key) === undefined) return null;
    const bytes = await readFile(this.#path(key)).catch(() => null);
    if (bytes === null) this.#sizes.delete(key);
    return bytes;
  }

  /**
   * Stores a picture and evicts others to make room; a reader never sees a partial file. Returns
   * false where the picture is larger than the whole cache, or cannot be written: it is only a copy,
   * without which the picture can be sent all the same. The first of several failures is logged.
   */
  async set(key: string, bytes: Buffer): Promise<boolean> {
    if (bytes.length > this.#capacity) return false;
    const path = this.#path(key);
    const draft = join(this.#folder, `${randomUUID()}.tmp`);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await unlink(draft).catch(() => undefined);
      if (!this.#isFailing) {
        const message = `Pictures cannot be cached: ${errorMessage(error)}`;
        this.#log({ level: 'warning', message });
      }
      this.#isFailing = true;
      return false;
    }
    this.#isFailing = false;
    this.#sizes.set(key, bytes.length);
    return true;
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }
}
