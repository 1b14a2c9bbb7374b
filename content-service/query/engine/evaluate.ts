import { evaluate, evaluateSync, toJS } from 'groq-js';
import { PROJECT_ID } from '../../project.ts';
import type { Json, JsonObject, StoredDocument } from '../../store/json.ts';
import type { ParsedQuery } from '../language/groq.ts';
import { measure } from './measure.ts';

/** Characters that the JSON of a result may have. */
const RESULT_CHARACTERS = 16 * 1024 * 1024;

/** What a query is evaluated with, besides the documents that are written into it. */
export interface EvaluationScope {
  readonly documents: readonly JsonObject[];
  /** Follows a reference; undefined where there is no such document in view. */
  readonly resolve: (id: string) => StoredDocument | undefined;
  readonly identity: string;
  readonly dataset: string;
}

/**
 * Evaluates a parsed query. Throws what the evaluator throws, and {@link ResultTooLarge} for a
 * result that could not be answered.
 */
export async function evaluateQuery(
  { tree, functions }: ParsedQuery,
  scope: EvaluationScope,
): Promise<Json> {
  const options = {
    dataset: scope.documents,
    timestamp: new Date(),
    identity: scope.identity,
    sanity: { projectId: PROJECT_ID, dataset: scope.dataset },
    dereference: ({ _ref }: { _ref: string }) => scope.resolve(_ref),
  };
  const isAsynchronous = [...functions].some((name) => name.startsWith('diff::'));
  const value = isAsynchronous
    ? await (await evaluate(tree, options)).asStatic()
    : evaluateSync(tree, options);
  const { isPlain } = measure(value.data, RESULT_CHARACTERS);
  const result: Json | undefined = isPlain ? value.data : toJS(value);
  return result ?? null;
}
