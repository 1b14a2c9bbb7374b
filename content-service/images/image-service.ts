import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../util/log.ts';
import { DiskCache } from './disk-cache.ts';
import type { Geometry } from './geometry.ts';
import type { OutputFormat } from './negotiate.ts';
import type { ImageParameters } from './parameters.ts';
import { render } from './render.ts';
import { SharedWork } from './shared-work.ts';
import { type Waiting, WorkQueue } from './work-queue.ts';

/** Pictures rendered at the same time, one per core of the smallest machine. */
export const RENDERINGS = 2;
/** Pictures that may wait to be rendered; requests beyond that get a 503 with `Retry-After`. */
export const WAITING_RENDERINGS = 20;
const REMEMBERED = 10_000;
/** Increase it when the same parameters come to mean another picture. */
const RENDERER = 2;

/** A requested picture, in one format. */
export interface ImageRequest {
  readonly source: { readonly path: string; readonly sha1: string };
  readonly geometry: Geometry;
  readonly parameters: ImageParameters;
  readonly animated: boolean;
  readonly isDrawing: boolean;
}

/** Renders and caches pictures. Concurrent requests for the same picture share one rendering. */
export class ImageService {
  readonly #cache: DiskCache;
  readonly #queue = new WorkQueue(RENDERINGS, WAITING_RENDERINGS);
  readonly #renderings = new SharedWork<Buffer<ArrayBuffer>>();
  /** Keys of AVIFs that were not cached: they are no smaller, or the cache could not take them. */
  readonly #notBetter = new LRUCache<string, true>({ max: REMEMBERED });

  /** `capacity` of the cache is in bytes. */
  constructor(dataDir: string, capacity: number, log: Log) {
    this.#cache = new DiskCache(join(dataDir, 'image-cache'), capacity, log);
  }

  /** Returns the cache key of a picture: a hash of its source, its parameters and its format. */
  keyOf(request: ImageRequest, format: OutputFormat): string {
    const { source, geometry, parameters: p, animated } = request;
    const { sat, blur, sharp, sharpen, invert, bg, flip, or, q } = p;
    const look = { sat, blur, sharp, sharpen, invert, bg, flip, or, q, animated };
    return createHash('sha256')
      .update(JSON.stringify([RENDERER, source.sha1, geometry, look, format]))
      .digest('hex');
  }

  /** Whether a picture is cached and need not be rendered. */
  has(request: ImageRequest, format: OutputFormat): boolean {
    return this.#cache.has(this.keyOf(request, format));
  }

  /** Whether the AVIF of a picture may still become available. */
  canBecomeAvif(request: ImageRequest): boolean {
    return this.#notBetter.get(this.keyOf(request, 'avif')) === undefined;
  }

  /**
   * Returns a picture, cached or newly rendered. Rejects with QueueFull when too many are waiting,
   * and with the signal's reason when that aborts. A rendering nobody waits for any more is not
   * started; one that has started is finished and cached.
   */
  async get(
    request: ImageRequest,
    format: OutputFormat,
    { client = '', signal }: Waiting = {},
  ): Promise<Buffer<ArrayBuffer>> {
    const key = this.keyOf(request, format);
    const make = async (abandoned: AbortSignal) => {
      const known = await this.#cache.get(key);
      const job = () => this.#make(request, format, key);
      return known ?? this.#queue.run(job, { client, signal: abandoned });
    };
    return this.#renderings.get(key, make, signal);
  }

  /**
   * Renders a picture for later visitors: while no other is being rendered, unless it is cached by
   * then. Rejects as `get` does.
   */
  async getInBackground(
    request: ImageRequest,
    format: OutputFormat,
    signal: AbortSignal,
  ): Promise<Buffer<ArrayBuffer>> {
    const key = this.keyOf(request, format);
    // Not shared with a visitor, who would wait until no other picture is being rendered.
    return await this.#queue.runInBackground(
      async () => (await this.#cache.get(key)) ?? (await this.#make(request, format, key)),
      signal,
    );
  }

  /**
   * Renders the AVIF of a picture in the background, unless it is cached already. An AVIF that is
   * no smaller than the picture it would replace (`format`) is not cached. Rejects as `get` does.
   */
  async prepareAvif(
    request: ImageRequest,
    format: OutputFormat,
    signal?: AbortSignal,
  ): Promise<void> {
    const key = this.keyOf(request, 'avif');
    if (this.#cache.has(key) || !this.canBecomeAvif(request)) return;
    const job = async () => {
      const bytes = await renderAs(request, 'avif');
      const size = this.#cache.sizeOf(this.keyOf(request, format));
      const isSmaller = size === null || bytes.length < size;
      const isStored = isSmaller && (await this.#cache.set(key, bytes));
      if (!isStored) this.#notBetter.set(key, true);
      return bytes;
    };
    const make = (abandoned: AbortSignal) => this.#queue.runInBackground(job, abandoned);
    await this.#renderings.get(key, make, signal);
  }

  /** Stops accepting jobs. */
  close(): void {
    this.#queue.close();
  }

  async #make(
    request: ImageRequest,
    format: OutputFormat,
    key: string,
  ): Promise<Buffer<ArrayBuffer>> {
    const bytes = await renderAs(request, format);
    await this.#cache.set(key, bytes);
    return bytes;
  }
}

function renderAs(
  { source, ...picture }: ImageRequest,
  format: OutputFormat,
): Promise<Buffer<ArrayBuffer>> {
  return render({ ...picture, path: source.path, format });
}
