import type { DocumentIds } from '../ids/versions-of.ts';
import type { DocumentReader } from './document-reader.ts';
import type { StoredDocument } from './json.ts';
import type { RevisionReader } from './revision-reader.ts';

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
  readonly #revisions: RevisionReader;

  constructor(info: DatasetInfo, reader: DocumentReader, revisions: RevisionReader) {
    this.info = info;
    this.#reader = reader;
    this.#revisions = revisions;
  }

  /** Returns a document, or undefined where there is none of this id. */
  get(id: string): StoredDocument | undefined {
    return this.#reader.get(this.info.name, id);
  }

  /** Returns the revision of a document, or null where there is none of this id. */
  revisionOf(id: string): string | null {
    return this.#reader.head(this.info.name, id)?.revision ?? null;
  }

  /** Whether there is a document of this id. */
  has(id: string): boolean {
    return this.revisionOf(id) !== null;
  }

  /** Returns the ids that start with `prefix` and a dot, sorted. */
  idsUnder(prefix: string): string[] {
    return this.#reader.idsUnder(this.info.name, prefix);
  }

  /** The documents that have revisions, also deleted ones. */
  get past(): DocumentIds {
    return {
      has: (id) => this.#revisions.has(this.info.name, id),
      idsUnder: (prefix) => this.#revisions.idsUnder(this.info.name, prefix),
    };
  }

  /**
   * Returns the last revision of a document, also of a deleted one; undefined where there is none
   * in the history, which begins with the third version of the schema.
   */
  lastRevision(id: string): StoredDocument | undefined {
    return this.#revisions.last(this.info.name, id);
  }

  /** Returns a document as it was after the transaction of this number, if it existed. */
  revisionAfter(id: string, sequence: number): StoredDocument | undefined {
    return this.#revisions.atSequence(this.info.name, id, sequence);
  }

  /** Returns a document as it was at a time (ISO 8601, UTC), if it existed. */
  revisionAt(id: string, time: string): StoredDocument | undefined {
    return this.#revisions.atTime(this.info.name, id, time);
  }

  /** Returns the ids of the documents with a strong reference to `id`. */
  referrersOf(id: string): string[] {
    return this.#reader.referrersOf(this.info.name, id);
  }
}
