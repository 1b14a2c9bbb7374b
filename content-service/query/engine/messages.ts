import type { ApiError } from '../../http/result.ts';
import type { JsonObject, StoredDocument } from '../../store/json.ts';
import type { Perspective } from '../language/perspective.ts';
import type { SourceMapKind } from './source-map.ts';

/** Documents changed by a transaction so far, by id; null for deleted ones. */
export type Overrides = readonly (readonly [id: string, document: StoredDocument | null])[];

/** A query to be run in a query process. */
export interface QueryTask {
  /**
   * `query` returns the result as JSON, `select` the ids of the documents in the result, and `filter`
   * the query's `DocumentFilter`, without evaluating anything.
   */
  readonly kind: 'query' | 'select' | 'filter';
  readonly dataset: string;
  /** Distinguishes datasets of the same name, see `DatasetState`. */
  readonly incarnation: number;
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  /** Whether documents with a dot in their id are excluded. */
  readonly onlyPublic: boolean;
  /** The caller's user id, for `identity()`. */
  readonly identity: string;
  readonly overrides: Overrides;
  /** The kind of source map to return with the result of a query, or null for none. */
  readonly sourceMap: SourceMapKind | null;
}

/** The outcome of a query. */
export type QueryOutcome =
  | {
      readonly kind: 'answer';
      /** The result as JSON in UTF-8. */
      readonly result: Uint8Array;
      /** The source map as JSON in UTF-8, if one was requested. */
      readonly sourceMap: Uint8Array | null;
      readonly syncTags: readonly string[];
      /** Whether the result depends on the clock or the caller, besides the documents. */
      readonly isVolatile: boolean;
    }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It exceeds the limits of a quick query; there is no result. */
  | { readonly kind: 'heavy' };

/** The message a query process sends when it can take its first task. */
export const READY = 'ready';

/** The message the service sends to a query process. */
export interface TaskMessage {
  readonly task: QueryTask;
  /** Whether to stop early with `heavy` when the query exceeds the limits of a quick one. */
  readonly isQuick: boolean;
}
