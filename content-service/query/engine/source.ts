import type { JsonObject, StoredDocument } from '../../store/json.ts';
import type { SelectionSpec } from './selection.ts';

/** The documents that a query sees, by the ids under which it sees them. */
export interface DocumentSource {
  /** The ids of all documents, in order. */
  allIds(): readonly string[];
  /**
   * The ids of the documents that a selection gives, in its order, or null where this source has
   * no indexes to select by.
   */
  select(spec: SelectionSpec): readonly string[] | null;
  /** A document that is there. */
  load(id: string): StoredDocument;
  /**
   * Makes a function that gives the documents that are to be looked at one after the other; with
   * `attributes`, it may leave out all others.
   */
  scan(ids: readonly string[], attributes: readonly string[] | null): (id: string) => JsonObject;
  /** A document, or undefined where there is none. */
  find(id: string): StoredDocument | undefined;
}
