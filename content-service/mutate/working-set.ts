import type { Overrides } from '../query/engine/messages.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { UnstampedDocument } from '../store/json.ts';

/** The documents as a transaction sees them while it is computed; nothing is written. */
export class WorkingSet {
  readonly dataset: DatasetState;
  /**
   * The result for each document the transaction touched, and the last mutation that touched it.
   */
  readonly touched = new Map<string, { document: UnstampedDocument | null; index: number }>();
  /**
   * The documents whose earlier revisions are deleted, also of those that no longer exist, and the
   * mutation that purged each.
   */
  readonly purged = new Map<string, number>();

  constructor(dataset: DatasetState) {
    this.dataset = dataset;
  }

  get(id: string): UnstampedDocument | null {
    const touched = this.touched.get(id);
    return touched === undefined ? (this.dataset.get(id) ?? null) : touched.document;
  }

  has(id: string): boolean {
    return this.get(id) !== null;
  }

  /** Returns the ids of the documents that start with `prefix` and a dot, sorted. */
  idsUnder(prefix: string): string[] {
    const touched = [...this.touched.keys()].filter((id) => id.startsWith(`${prefix}.`));
    const ids = new Set([...this.dataset.idsUnder(prefix), ...touched]);
    return [...ids].filter((id) => this.has(id)).sort();
  }

  put(id: string, document: UnstampedDocument | null, index: number): void {
    this.touched.set(id, { document, index });
  }

  /** Returns the revision of a document outside the transaction, to compare with `ifRevisionID`. */
  revisionOf(id: string): string | null {
    return this.dataset.revisionOf(id);
  }

  /**
   * Returns the documents the transaction has changed so far (null: deleted), for a selection by
   * query.
   */
  overrides(): Overrides {
    return [...this.touched].map(([id, { document }]) => [
      id,
      document === null ? null : { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    ]);
  }
}
