import { type ApiError, fail, type Result, succeed } from '../http/result.ts';
import type { Overrides } from '../query/engine/messages.ts';
import type { QueryPool } from '../query/pool/query-pool.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import { isJsonObject, type Json, type JsonObject } from '../store/json.ts';

/** Why a selection failed: its query is invalid, or it was not answered in time. */
export interface SelectionFailure {
  readonly status: ApiError['status'];
  readonly description: string;
}

/**
 * Returns the ids of the documents a query selects for a mutation, including the changes the
 * transaction has made so far.
 */
export type SelectIds = (
  query: string,
  params: JsonObject,
  overrides: Overrides,
) => Promise<Result<readonly string[], SelectionFailure>>;

/** Returns a function that selects documents of a dataset by query, for one caller. */
export function selectFrom(
  pool: QueryPool,
  dataset: DatasetState,
  identity: string,
  signal: AbortSignal,
): SelectIds {
  return async (query, params, overrides) => {
    const outcome = await pool.run(
      {
        kind: 'select',
        dataset: dataset.info.name,
        incarnation: dataset.incarnation,
        query,
        params,
        perspective: { kind: 'raw' },
        onlyPublic: false,
        identity,
        overrides,
        sourceMap: null,
      },
      { isAnonymous: false, client: null },
      signal,
    );
    if (outcome.kind === 'answer') {
      const ids: string[] = JSON.parse(Buffer.from(outcome.result).toString('utf8'));
      return succeed(ids);
    }
    if (outcome.kind === 'gone')
      return fail({ status: 503, description: 'The service is closing' });
    const { status, body } = outcome.error;
    return fail({ status, description: descriptionOf(body) });
  };
}

function descriptionOf({ error, message }: JsonObject): string {
  const found: Json | undefined = isJsonObject(error) ? error.description : message;
  return typeof found === 'string' ? found : 'The query of the mutation failed';
}
