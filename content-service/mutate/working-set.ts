import type { Overrides } from '../query/engine/messages.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { JsonObject } from '../store/json.ts';

/** A document that a transaction has made but not yet stamped with its revision and times. */
export type DraftDocument = JsonObject & { _id: string; _type: string };

/** The documents as a transaction sees them while it is being worked out: nothing is written. */
export class WorkingSet {
  readonly dataset: DatasetState;
  /** What the transaction made of each document it touched, and the mutation that did it last. */
  readonly touched = new Map<string, { document: DraftDocument | null; index: number }>();

  constructor(dataset: DatasetState) {
    this.dataset = dataset;
  }

  get(id: string): DraftDocument | null {
    const touched = this.touched.get(id);
    return touched === undefined ? (this.dataset.get(id) ?? null) : touched.document;
  }

  put(id: string, document: DraftDocument | null, index: number): void {
    this.touched.set(id, { document, index });
  }

  /** The revision a document has outside the transaction, to be compared with `ifRevisionID`. */
  revisionOf(id: string): string | null {
    return this.dataset.revisionOf(id);
  }

  /**
   * What the transaction made of the documents so far (null: deleted), for a selection by query.
   */
  overrides(): Overrides {
    return [...this.touched].map(([id, { document }]) => [
      id,
      document === null ? null : { _rev: '', _createdAt: '', _updatedAt: '', ...document },
    ]);
  }
}
