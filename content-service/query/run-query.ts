import type { Caller } from '../http/auth.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { JsonObject } from '../store/json.ts';
import type { QueryTask } from './engine/messages.ts';
import type { SourceMapKind } from './engine/source-map.ts';
import { type Perspective, perspectiveKey } from './language/perspective.ts';
import type { Asker } from './pool/job.ts';
import type { QueryPool } from './pool/query-pool.ts';
import type { QueryAnswer, ResultCache } from './result-cache.ts';

/** A query with everything its result depends on. */
export interface QueryRequest {
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  readonly caller: Caller;
  /** Whose line the query waits in, see {@link Asker}. */
  readonly client: Asker['client'];
  /** The kind of source map to return, or null for none. */
  readonly sourceMap: SourceMapKind | null;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** The dependencies of a query. */
interface QueryResources {
  readonly queries: QueryPool;
  readonly results: ResultCache;
}

/**
 * Runs a query over a dataset, in its current state or a later one. Results are cached until a change
 * affects them. Returns null where the client has disconnected.
 */
export async function runQuery(
  { queries, results }: QueryResources,
  dataset: DatasetState,
  request: QueryRequest,
): Promise<Result<QueryAnswer | null>> {
  const { query, params, perspective, caller, client, sourceMap, signal } = request;
  const onlyPublic = caller.role === 'anonymous';
  const key = `${perspectiveKey(perspective)}|${onlyPublic}|${sourceMap}|${query}\n${JSON.stringify(params)}`;
  const { generation } = dataset;
  const answer = results.get(dataset, key);
  if (answer !== undefined) return succeed(answer);
  const task: QueryTask = {
    kind: 'query',
    dataset: dataset.info.name,
    incarnation: dataset.incarnation,
    query,
    params,
    perspective,
    onlyPublic,
    identity: caller.id,
    overrides: [],
    sourceMap,
  };
  const outcome = await queries.run(task, { isAnonymous: onlyPublic, client }, signal);
  if (outcome.kind === 'gone') return succeed(null);
  if (outcome.kind === 'refused') return fail(outcome.error);
  // A result read during a change may or may not include it, so it belongs to neither generation.
  if (!outcome.isVolatile && dataset.generation === generation) {
    results.set(dataset, key, outcome);
  }
  return succeed(outcome);
}
