import type { StoredDocument } from './json.ts';
import { strongReferences } from './references.ts';

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

/**
 * A dataset in memory. Documents are parsed once and replaced as a whole; `generation` grows with
 * every change, so that whatever was derived from the documents can be cached under it.
 */
export class DatasetState {
  info: DatasetInfo;
  generation = 0;
  readonly documents = new Map<string, StoredDocument>();
  /** For each document the documents that refer to it strongly. */
  readonly #referrers = new Map<string, Set<string>>();

  constructor(info: DatasetInfo) {
    this.info = info;
  }

  /** The ids of the documents that hold a strong reference to `id`. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set();
  }

  /** Puts a document in its place, or takes it away (null). */
  replace(id: string, next: StoredDocument | null): void {
    const previous = this.documents.get(id);
    for (const target of previous === undefined ? [] : strongReferences(previous)) {
      this.#referrers.get(target)?.delete(id);
    }
    if (next === null) {
      this.documents.delete(id);
    } else {
      this.documents.set(id, next);
      for (const target of strongReferences(next)) this.#link(target, id);
    }
    this.generation += 1;
  }

  #link(target: string, source: string): void {
    const sources = this.#referrers.get(target);
    if (sources === undefined) this.#referrers.set(target, new Set([source]));
    else sources.add(source);
  }
}
