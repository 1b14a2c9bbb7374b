import type { JsonObject, StoredDocument } from '../../store/json.ts';
import type { SelectionSpec } from './selection.ts';

/** The documents that a query sees, by the ids under which it sees them. */
export interface DocumentSource {
  /** Returns the ids of all documents, sorted. */
  allIds(): readonly string[];
  /**
   * Returns the ids of the documents of a selection, in its order, or null where this source has no
   * indexes to select by.
   */
  select(spec: SelectionSpec): readonly string[] | null;
  /** Returns a document that must exist. */
  load(id: string): StoredDocument;
  /**
   * Returns a function that loads documents to be visited one after the other; with `attributes`,
   * it may omit all other attributes.
   */
  scan(ids: readonly string[], attributes: readonly string[] | null): (id: string) => JsonObject;
  /** Returns a document, or undefined where there is none. */
  find(id: string): StoredDocument | undefined;
}
