import { hash } from 'node:crypto';
import { compressBest, compressQuickly, decompress } from '../http/compress.ts';
import type { Coding } from '../http/negotiate-coding.ts';

/** A body as it is sent with one content coding, or without one. */
export interface BodyVersion {
  readonly bytes: Buffer;
  /** A strong entity tag: different bytes have different tags (RFC 9110, section 8.8.3). */
  readonly entityTag: string;
}

/** The end of the compressions in progress: one at a time, because each occupies a core. */
let compressions: Promise<void> = Promise.resolve();

/**
 * The compressed versions of a body, each made once. The first client that accepts a coding receives
 * a version that is made quickly, later ones the smallest, which is made in the background. Once a body
 * is sent, only its compressed versions are in memory, which take less than half of it: few clients
 * accept none, and decompressing takes a millisecond. Those who request it at the same time share it.
 */
export class BodyVersions {
  /** The length of the body, in bytes. */
  readonly length: number;
  /** Null once there is a compressed version. */
  #body: Buffer | null;
  /** The body for clients that accept no coding, as long as it is being sent to one. */
  #decompressed: WeakRef<Buffer> | null = null;
  readonly #isCompressible: boolean;
  #hash: string | null = null;
  readonly #versions = new Map<Coding, BodyVersion>();

  /** A body that is not compressible stays in memory as it is. */
  constructor(body: Buffer, isCompressible: boolean) {
    this.length = body.length;
    this.#body = body;
    this.#isCompressible = isCompressible;
  }

  /** Returns the body as it is. */
  uncompressed(): Buffer {
    const inMemory = this.#body ?? this.#decompressed?.deref();
    if (inMemory) return inMemory;
    for (const [coding, { bytes }] of this.#versions) {
      const body = decompress[coding](bytes);
      this.#decompressed = new WeakRef(body);
      return body;
    }
    throw new Error('A body without versions is in memory.');
  }

  /** Returns the body to be sent with a content coding, or as it is with null. */
  get(coding: Coding | null): BodyVersion {
    const known = coding && this.#versions.get(coding);
    if (known) return known;
    const body = this.uncompressed();
    // Only now: a page for one visitor is sent without an entity tag.
    this.#hash ??= hash('sha256', body, 'base64url');
    if (coding !== null) return this.#compress(body, coding);
    if (this.#isCompressible && this.#body) this.#compress(body, 'br');
    return this.#version(body, '');
  }

  #compress(body: Buffer, coding: Coding): BodyVersion {
    const version = this.#version(compressQuickly(body, coding), `-${coding}-quick`);
    this.#versions.set(coding, version);
    this.#body = null;
    // The queue keeps no body in memory: one that is evicted needs no smaller version.
    const inMemory = new WeakRef(this);
    compressions = compressions
      .then(async () => {
        const versions = inMemory.deref();
        if (versions) await versions.#improve(coding);
      })
      // If that fails, the first version stays.
      .catch(() => undefined);
    return version;
  }

  async #improve(coding: Coding): Promise<void> {
    const bytes = await compressBest[coding](this.uncompressed());
    this.#versions.set(coding, this.#version(bytes, `-${coding}`));
  }

  #version(bytes: Buffer, suffix: string): BodyVersion {
    return { bytes, entityTag: `"${this.#hash}${suffix}"` };
  }
}
