import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Caches rendered pictures on the disk up to a total size; evicts the least recently used first.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #capacity: number;
  /** Sizes in bytes, the least recently used first. */
  readonly #sizes = new Map<string, number>();
  #total = 0;

  /**
   * `capacity` is in bytes. Files of an earlier run are restored, the oldest to be evicted first.
   */
  constructor(folder: string, capacity: number) {
    this.#folder = folder;
    this.#capacity = capacity;
    mkdirSync(folder, { recursive: true });
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name, parentPath }) => {
        const path = join(parentPath, name);
        if (name.endsWith('.tmp')) {
          rmSync(path, { force: true });
          return [];
        }
        const { size, mtimeMs } = statSync(path);
        return [{ name, size, mtimeMs }];
      })
      .sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of found) this.#remember(name, size);
  }

  /** The total size of the cached pictures, in bytes. */
  get size(): number {
    return this.#total;
  }

  /** Whether a picture is cached, without reading it. */
  has(key: string): boolean {
    return this.#sizes.has(key);
  }

  /** Returns the size of a picture in bytes, or null where it is not cached. */
  sizeOf(key: string): number | null {
    return this.#sizes.get(key) ?? null;
  }

  /** Returns a picture, or null where it is not (or no longer) cached. */
  async get(key: string): Promise<Buffer | null> {
    const size = this.#sizes.get(key);
    if (size === undefined) return null;
    this.#sizes.delete(key);
    this.#sizes.set(key, size);
    const bytes = await readFile(this.#path(key)).catch(() => null);
    if (bytes === null) this.#forget(key);
    return bytes;
  }

  /**
   * Stores a picture and evicts others to make room; a reader never sees a partial file. Returns
   * false where the picture is larger than the whole cache.
   */
  async set(key: string, bytes: Buffer): Promise<boolean> {
    if (bytes.length > this.#capacity) return false;
    const path = this.#path(key);
    const draft = join(this.#folder, `${randomUUID()}.tmp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    this.#forget(key);
    this.#remember(key, bytes.length);
    for (const oldest of this.#sizes.keys()) {
      if (this.#total <= this.#capacity) break;
      this.#forget(oldest);
      await rm(this.#path(oldest), { force: true });
    }
    return true;
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }

  #remember(key: string, size: number): void {
    this.#sizes.set(key, size);
    this.#total += size;
  }

  #forget(key: string): void {
    this.#total -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
