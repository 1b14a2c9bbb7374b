import { hash } from 'node:crypto';
import { compressBest, compressQuickly } from '../http/compress.ts';
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
 * a version that is made quickly, later ones the smallest, which is made in the background.
 */
export class BodyVersions {
  readonly #body: Buffer;
  #hash: string | null = null;
  readonly #versions = new Map<Coding | null, BodyVersion>();

  constructor(body: Buffer) {
    this.#body = body;
  }

  /** Returns the body with a content coding, or as it is with null. */
  get(coding: Coding | null): BodyVersion {
    const known = this.#versions.get(coding);
    if (known) return known;
    const version = this.#make(coding);
    this.#versions.set(coding, version);
    return version;
  }

  #make(coding: Coding | null): BodyVersion {
    if (coding === null) return this.#version(this.#body, '');
    // The queue keeps no body in memory: one that is evicted needs no smaller version.
    const inMemory = new WeakRef(this);
    compressions = compressions
      .then(async () => {
        const versions = inMemory.deref();
        if (versions) await versions.#improve(coding);
      })
      // If that fails, the first version stays.
      .catch(() => undefined);
    return this.#version(compressQuickly(this.#body, coding), `-${coding}-quick`);
  }

  async #improve(coding: Coding): Promise<void> {
    const bytes = await compressBest[coding](this.#body);
    this.#versions.set(coding, this.#version(bytes, `-${coding}`));
  }

  #version(bytes: Buffer, suffix: string): BodyVersion {
    // Only now: a page for one visitor is sent without an entity tag.
    this.#hash ??= hash('sha256', this.#body, 'base64url');
    return { bytes, entityTag: `"${this.#hash}${suffix}"` };
  }
}
