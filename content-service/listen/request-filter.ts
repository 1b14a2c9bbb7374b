import { createHash } from 'node:crypto';
import type { Caller } from '../http/auth.ts';
import { plainError } from '../http/errors.ts';
import { type ApiError, fail, type Result, succeed } from '../http/result.ts';
import type { DocumentFilter } from '../query/language/document-filter.ts';
import type { Asker } from '../query/pool/job.ts';
import type { QueryPool } from '../query/pool/query-pool.ts';
import type { QueryInput } from '../query/url-query.ts';
import type { DatasetState } from '../store/dataset-state.ts';

/** The filter of a listener. */
export interface ParsedFilter {
  readonly filter: DocumentFilter;
  /** The same for filters that have the same value for every document. */
  readonly key: string;
}

/** The query of a listener, and who waits for its filter. */
export interface FilterRequest extends QueryInput {
  readonly caller: Caller;
  readonly client: Asker['client'];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

const closing: ApiError = plainError(503, 'The content service is closing');

/**
 * Parses the query of a listener in a query process, because parsing may take for ever, and returns
 * its filter, which is evaluated in this process. Fails as queries do.
 */
export async function requestFilter(
  pool: QueryPool,
  dataset: DatasetState,
  { query, params, caller, client, signal }: FilterRequest,
): Promise<Result<ParsedFilter>> {
  const isAnonymous = caller.role === 'anonymous';
  const outcome = await pool.run(
    {
      kind: 'filter',
      dataset: dataset.info.name,
      incarnation: dataset.incarnation,
      query,
      params,
      perspective: { kind: 'raw' },
      onlyPublic: isAnonymous,
      identity: caller.id,
      overrides: [],
      sourceMap: null,
    },
    { isAnonymous, client },
    signal,
  );
  if (outcome.kind === 'gone') return fail(closing);
  if (outcome.kind === 'refused') return fail(outcome.error);
  const text = Buffer.from(outcome.result).toString('utf8');
  // The value may depend on the caller, too.
  const key = createHash('sha256').update(`${caller.id}\n${text}`).digest('base64url');
  return succeed({ filter: JSON.parse(text), key });
}
