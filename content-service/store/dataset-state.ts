import type { DocumentReader } from './document-reader.ts';
import type { StoredDocument } from './json.ts';

/** Who may read a dataset's published documents without a token: everyone, or nobody. */
export type AclMode = 'public' | 'private';

/** The metadata of a dataset. */
export interface DatasetInfo {
  readonly name: string;
  readonly aclMode: AclMode;
  readonly description: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly createdByUserId: string;
}

let incarnations = 0;

/**
 * A stored dataset. `generation` increases with every change, so that values derived from the
 * documents can be cached per generation.
 */
export class DatasetState {
  info: DatasetInfo;
  generation = 0;
  /** Distinguishes this dataset from a deleted one of the same name. */
  readonly incarnation = ++incarnations;
  readonly #reader: DocumentReader;

  constructor(info: DatasetInfo, reader: DocumentReader) {
    this.info = info;
    this.#reader = reader;
  }

  /** Returns a document, or undefined where there is none of this id. */
  get(id: string): StoredDocument | undefined {
    return this.#reader.get(this.info.name, id);
  }

  /** Returns the revision of a document, or null where there is none of this id. */
  revisionOf(id: string): string | null {
    return this.#reader.head(this.info.name, id)?.revision ?? null;
  }

  /** Returns the ids of all versions in releases. */
  versionIds(): string[] {
    return this.#reader.versionIds(this.info.name);
  }

  /** Returns the ids of the documents with a strong reference to `id`. */
  referrersOf(id: string): string[] {
    return this.#reader.referrersOf(this.info.name, id);
  }
}
