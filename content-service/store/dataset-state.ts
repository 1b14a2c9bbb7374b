import type { DocumentReader } from './document-reader.ts';
import type { StoredDocument } from './json.ts';

/** Who may read a dataset without a token: everybody its published documents, or nobody. */
export type AclMode = 'public' | 'private';

/** What is known of a dataset besides its documents. */
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
 * A dataset as it is stored. `generation` grows with every change, so that whatever was derived
 * from the documents can be cached under it.
 */
export class DatasetState {
  info: DatasetInfo;
  generation = 0;
  /** Tells this dataset from another one of the same name that was deleted before. */
  readonly incarnation = ++incarnations;
  readonly #reader: DocumentReader;

  constructor(info: DatasetInfo, reader: DocumentReader) {
    this.info = info;
    this.#reader = reader;
  }

  /** A document, or undefined where there is none of this id. */
  get(id: string): StoredDocument | undefined {
    return this.#reader.get(this.info.name, id);
  }

  /** The revision of a document, or null where there is none of this id. */
  revisionOf(id: string): string | null {
    return this.#reader.head(this.info.name, id)?.revision ?? null;
  }

  /** The ids of all versions in releases. */
  versionIds(): string[] {
    return this.#reader.versionIds(this.info.name);
  }

  /** The ids of the documents that hold a strong reference to `id`. */
  referrersOf(id: string): string[] {
    return this.#reader.referrersOf(this.info.name, id);
  }
}
