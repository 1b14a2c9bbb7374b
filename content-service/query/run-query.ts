import { LRUCache } from 'lru-cache';
import type { Caller } from '../http/auth.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { JsonObject } from '../store/json.ts';
import type { QueryTask } from './engine/messages.ts';
import type { SourceMapKind } from './engine/source-map.ts';
import { type Perspective, perspectiveKey } from './language/perspective.ts';
import type { QueryPool } from './pool/query-pool.ts';

/** A query with everything its result depends on. */
export interface QueryRequest {
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  readonly caller: Caller;
  /** The kind of source map to return, or null for none. */
  readonly sourceMap: SourceMapKind | null;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** The result of a query and its source map as JSON in UTF-8, and the tags of what it depends on. */
export interface QueryAnswer {
  readonly result: Uint8Array;
  readonly sourceMap: Uint8Array | null;
  readonly syncTags: readonly string[];
}

/** Bytes of results cached for one generation of one dataset. */
const RESULT_BYTES = 8 * 1024 * 1024;

interface Answers {
  readonly generation: number;
  readonly known: LRUCache<string, QueryAnswer>;
}

const answers = new WeakMap<DatasetState, Answers>();

/**
 * Runs a query over a dataset, in its current state or a later one. Results are cached until the
 * dataset changes. Returns null where the client has disconnected.
 */
export async function runQuery(
  pool: QueryPool,
  dataset: DatasetState,
  request: QueryRequest,
): Promise<Result<QueryAnswer | null>> {
  const { query, params, perspective, caller, sourceMap, signal } = request;
  const onlyPublic = caller.role === 'anonymous';
  const key = `${perspectiveKey(perspective)}|${onlyPublic}|${sourceMap}|${query}\n${JSON.stringify(params)}`;
  const { known, generation } = answersOf(dataset);
  const answer = known.get(key);
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
  const outcome = await pool.run(task, onlyPublic, signal);
  if (outcome.kind === 'gone') return succeed(null);
  if (outcome.kind === 'refused') return fail(outcome.error);
  // A result read during a change may or may not include it, so it belongs to neither generation.
  if (!outcome.isVolatile && dataset.generation === generation) {
    const { result, sourceMap: map } = outcome;
    known.set(key, outcome, { size: key.length + result.byteLength + (map?.byteLength ?? 0) });
  }
  return succeed(outcome);
}

function answersOf(dataset: DatasetState): Answers {
  const current = answers.get(dataset);
  if (current?.generation === dataset.generation) return current;
  const known = new LRUCache<string, QueryAnswer>({ maxSize: RESULT_BYTES });
  const made = { generation: dataset.generation, known };
  answers.set(dataset, made);
  return made;
}
