import { evaluate, evaluateSync, toJS } from 'groq-js';
import type { Json, JsonObject, StoredDocument } from '../../store/json.ts';
import { PROJECT_ID } from '../../util/project.ts';
import type { ParsedQuery } from '../language/groq.ts';
import { measure, RESULT_CHARACTERS } from './measure.ts';

/** The context of an evaluation, besides the documents written into the query. */
export interface EvaluationScope {
  readonly documents: readonly JsonObject[];
  /** Resolves a reference; undefined where the view has no such document. */
  readonly resolve: (id: string) => StoredDocument | undefined;
  readonly identity: string;
  readonly dataset: string;
}

/**
 * Evaluates a parsed query. Throws what the evaluator throws, and {@link ResultTooLarge} for a
 * result over the size limit.
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
