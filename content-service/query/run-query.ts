import type { Caller } from '../http/auth.ts';
import { type Result, succeed } from '../http/result.ts';
import { LruMap } from '../lru.ts';
import { PROJECT_ID } from '../project.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { JsonObject } from '../store/json.ts';
import { evaluateQuery, parseQuery } from './groq.ts';
import { type Perspective, perspectiveKey } from './perspective.ts';
import { syncTagsOf } from './sync-tags.ts';
import { collectFunctions, type GroqNode } from './syntax-tree.ts';
import { viewOf } from './views.ts';

/** A query as it was asked. */
export interface QueryRequest {
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  readonly caller: Caller;
}

/** A query's answer: the result as JSON text, and the tags of what it depends on. */
export interface QueryAnswer {
  readonly resultJson: string;
  readonly syncTags: readonly string[];
}

/** Characters of results kept for one generation of one dataset. */
const RESULT_CHARACTERS = 32 * 1024 * 1024;
const PARSED_QUERIES = 1000;

const parsed = new LruMap<GroqNode>(PARSED_QUERIES);
const results = new WeakMap<DatasetState, { generation: number; answers: LruMap<QueryAnswer> }>();

/** What the clock or the caller decides must be worked out anew each time. */
const VOLATILE = new Set(['global::now', 'dateTime::now', 'global::identity']);

/**
 * Answers a query over a dataset. Parsed queries are kept by query and parameters, answers until
 * the dataset changes.
 */
export async function runQuery(
  dataset: DatasetState,
  request: QueryRequest,
): Promise<Result<QueryAnswer>> {
  const { query, params, perspective, caller } = request;
  const onlyPublic = caller.role === 'anonymous';
  const text = `${query}\n${JSON.stringify(params)}`;
  const key = `${perspectiveKey(perspective)}|${onlyPublic}|${text}`;
  const answers = answersOf(dataset);
  const known = answers.get(key);
  if (known !== undefined) return succeed(known);

  const tree = parseOnce(text, query, params);
  if (!tree.ok) return tree;
  const { documents, byId } = viewOf(dataset, perspective, onlyPublic);
  const followed = new Set<string>();
  const value = await evaluateQuery(tree.value, {
    documents,
    resolve: (id) => {
      followed.add(id);
      return byId.get(id);
    },
    timestamp: new Date(),
    identity: caller.id,
    projectId: PROJECT_ID,
    dataset: dataset.info.name,
  });
  if (!value.ok) return value;
  const answer: QueryAnswer = {
    resultJson: JSON.stringify(value.value),
    syncTags: syncTagsOf(dataset.info.name, tree.value, followed),
  };
  const isVolatile = [...collectFunctions(tree.value)].some((name) => VOLATILE.has(name));
  if (!isVolatile) answers.set(key, answer, key.length + answer.resultJson.length);
  return succeed(answer);
}

function parseOnce(text: string, query: string, params: JsonObject): Result<GroqNode> {
  const known = parsed.get(text);
  if (known !== undefined) return succeed(known);
  const tree = parseQuery(query, params);
  if (tree.ok) parsed.set(text, tree.value);
  return tree;
}

function answersOf(dataset: DatasetState): LruMap<QueryAnswer> {
  const known = results.get(dataset);
  if (known?.generation === dataset.generation) return known.answers;
  const answers = new LruMap<QueryAnswer>(RESULT_CHARACTERS);
  results.set(dataset, { generation: dataset.generation, answers });
  return answers;
}
