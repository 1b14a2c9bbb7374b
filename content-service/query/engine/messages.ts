import type { ApiError } from '../../http/result.ts';
import type { JsonObject, StoredDocument } from '../../store/json.ts';
import type { Perspective } from '../language/perspective.ts';

/** Documents as a transaction has made them so far, by id; null for those it has deleted. */
export type Overrides = readonly (readonly [id: string, document: StoredDocument | null])[];

/** A query for a process that answers queries. */
export interface QueryTask {
  /** `query` gives the result as JSON, `select` the ids of the documents in the result. */
  readonly kind: 'query' | 'select';
  readonly dataset: string;
  /** Tells datasets of the same name apart, see `DatasetState`. */
  readonly incarnation: number;
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  /** Whether documents with a dot in their id are left out. */
  readonly onlyPublic: boolean;
  /** The caller's user id, for `identity()`. */
  readonly identity: string;
  readonly overrides: Overrides;
}

/** How a query went. */
export type QueryOutcome =
  | {
      readonly kind: 'answer';
      /** The result as JSON in UTF-8. */
      readonly result: Uint8Array;
      readonly syncTags: readonly string[];
      /** Whether the clock or the caller decides about the result, besides the documents. */
      readonly isVolatile: boolean;
    }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It is more work than a quick query may be; nothing was answered. */
  | { readonly kind: 'heavy' };

/** What a query process sends when it can take its first task. */
export const READY = 'ready';

/** What the service sends to a query process. */
export interface TaskMessage {
  readonly task: QueryTask;
  /** Whether to give up early with `heavy` when the query turns out to be much work. */
  readonly isQuick: boolean;
}
