import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LruMap } from '../lru.ts';
import { DiskCache } from './disk-cache.ts';
import type { Geometry } from './geometry.ts';
import type { OutputFormat } from './negotiate.ts';
import type { ImageParameters } from './parameters.ts';
import { render } from './render.ts';
import { SharedWork } from './shared-work.ts';
import { type Waiting, WorkQueue } from './work-queue.ts';

/** Pictures that are made at once, one a core of the smallest machine. */
const RENDERINGS = 2;
/** Pictures that may wait to be made; who asks for more is told to come again. */
const WAITING_RENDERINGS = 20;
const REMEMBERED = 10_000;
/** To be raised when the same parameters come to mean another picture. */
const RENDERER = 2;

/** A picture that is asked for, in one format. */
export interface ImageRequest {
  readonly source: { readonly path: string; readonly sha1: string };
  readonly geometry: Geometry;
  readonly parameters: ImageParameters;
  readonly animated: boolean;
  readonly isDrawing: boolean;
}

/** Makes pictures and keeps them. The same picture asked for twice at once is made once. */
export class ImageService {
  readonly #cache: DiskCache;
  readonly #queue = new WorkQueue(RENDERINGS, WAITING_RENDERINGS);
  readonly #renderings = new SharedWork<Buffer>();
  /** Pictures whose AVIF could not be made or is no smaller: they stay as they are. */
  readonly #notBetter = new LruMap<true>(REMEMBERED);

  /** `capacity` of the cache is in bytes. */
  constructor(dataDir: string, capacity: number) {
    this.#cache = new DiskCache(join(dataDir, 'image-cache'), capacity);
  }

  /** The name of a picture in the cache: what it is made of, how, and in which format. */
  keyOf(request: ImageRequest, format: OutputFormat): string {
    const { source, geometry, parameters: p, animated } = request;
    const { sat, blur, sharp, sharpen, invert, bg, flip, or, q } = p;
    const look = { sat, blur, sharp, sharpen, invert, bg, flip, or, q, animated };
    return createHash('sha256')
      .update(JSON.stringify([RENDERER, source.sha1, geometry, look, format]))
      .digest('hex');
  }

  /** Tells whether a picture is there and need not be made. */
  has(request: ImageRequest, format: OutputFormat): boolean {
    return this.#cache.has(this.keyOf(request, format));
  }

  /** Tells whether waiting for a picture's AVIF makes sense. */
  canBecomeAvif(request: ImageRequest): boolean {
    return this.#notBetter.get(this.keyOf(request, 'avif')) === undefined;
  }

  /**
   * A picture, from the cache or made now. Rejects with QueueFull when too many are waiting, and
   * with the signal's reason when that ends the waiting: what nobody waits for any more is not
   * begun, and what was begun is kept for the next.
   */
  async get(
    request: ImageRequest,
    format: OutputFormat,
    { client = '', signal }: Waiting = {},
  ): Promise<Buffer> {
    const key = this.keyOf(request, format);
    const make = async (abandoned: AbortSignal) => {
      const known = await this.#cache.get(key);
      const job = () => this.#make(request, format, key);
      return known ?? this.#queue.run(job, { client, signal: abandoned });
    };
    return this.#renderings.get(key, make, signal);
  }

  /**
   * Makes the AVIF of a picture when there is time, unless it is there already. An AVIF that is no
   * smaller than the picture it would replace (`format`) is not kept.
   */
  prepareAvif(request: ImageRequest, format: OutputFormat): void {
    const key = this.keyOf(request, 'avif');
    if (this.#cache.has(key) || this.#renderings.has(key) || !this.canBecomeAvif(request)) return;
    const job = this.#renderings.get(key, () =>
      this.#queue.runInBackground(async () => {
        const bytes = await renderAs(request, 'avif');
        const size = this.#cache.sizeOf(this.keyOf(request, format));
        const isSmaller = size === null || bytes.length < size;
        const isKept = isSmaller && (await this.#cache.set(key, bytes));
        if (!isKept) this.#notBetter.set(key, true);
        return bytes;
      }),
    );
    // Nobody waits for it: when it fails, the next visitor gets what this one got.
    job.catch(() => undefined);
  }

  /** Stops taking jobs. */
  close(): void {
    this.#queue.close();
  }

  async #make(request: ImageRequest, format: OutputFormat, key: string): Promise<Buffer> {
    const bytes = await renderAs(request, format);
    await this.#cache.set(key, bytes);
    return bytes;
  }
}

function renderAs({ source, ...picture }: ImageRequest, format: OutputFormat): Promise<Buffer> {
  return render({ ...picture, path: source.path, format });
}
