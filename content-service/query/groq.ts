import { evaluate, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js';
import { queryError, queryParseError } from '../http/errors.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import type { Json, JsonObject, StoredDocument } from '../store/json.ts';
import { collectFunctions, findMissingParameter, type GroqNode } from './syntax-tree.ts';

/** What a query is evaluated against. */
export interface EvaluationScope {
  readonly documents: readonly StoredDocument[];
  /** Follows a reference; undefined where there is no such document in view. */
  readonly resolve: (id: string) => StoredDocument | undefined;
  readonly timestamp: Date;
  /** The caller's user id, for `identity()`. */
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
}

/**
 * Parses a query with its parameters (they take part in parsing, because slices must be known).
 * A mistake gives the protocol's 400 with its place; so does a parameter that was not given.
 */
export function parseQuery(query: string, params: JsonObject): Result<GroqNode> {
  let tree: GroqNode;
  try {
    tree = parse(query, { params });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const start = error instanceof GroqSyntaxError ? error.position : 0;
    const end = error instanceof GroqSyntaxError ? Math.min(start + 1, query.length) : query.length;
    return fail(queryParseError(query, message, Math.min(start, end), end));
  }
  const missing = findMissingParameter(tree);
  if (missing === null) return succeed(tree);
  const start = Math.max(query.indexOf(`$${missing}`), 0);
  const description = `param $${missing} referenced, but not provided`;
  return fail(queryParseError(query, description, start, start + missing.length + 1));
}

const isAsynchronous = (tree: GroqNode) =>
  [...collectFunctions(tree)].some((name) => /^(diff|delta)::/.test(name));

/**
 * Evaluates a parsed query. What the evaluator does not know (geo, text and embeddings functions)
 * gives a 400 that names it.
 */
export async function evaluateQuery(tree: GroqNode, scope: EvaluationScope): Promise<Result<Json>> {
  try {
    return succeed(
      isAsynchronous(tree) ? await evaluateSlowly(tree, scope) : evaluateNow(tree, scope),
    );
  } catch (error) {
    return fail(unsupported(tree, error));
  }
}

/** The synchronous half of {@link evaluateQuery}, for queries inside a mutation. */
export function evaluateQueryNow(tree: GroqNode, scope: EvaluationScope): Result<Json> {
  try {
    return succeed(evaluateNow(tree, scope));
  } catch (error) {
    return fail(unsupported(tree, error));
  }
}

function unsupported(tree: GroqNode, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const functions = [...collectFunctions(tree)].join(', ');
  const hint = functions === '' ? '' : ` (functions used: ${functions})`;
  return queryError(`The query cannot be evaluated: ${message}${hint}`);
}

function optionsFor(scope: EvaluationScope) {
  return {
    dataset: scope.documents,
    timestamp: scope.timestamp,
    identity: scope.identity,
    sanity: { projectId: scope.projectId, dataset: scope.dataset },
    dereference: ({ _ref }: { _ref: string }) => scope.resolve(_ref),
  };
}

function evaluateNow(tree: GroqNode, scope: EvaluationScope): Json {
  const value: Json | undefined = toJS(evaluateSync(tree, optionsFor(scope)));
  return value ?? null;
}

async function evaluateSlowly(tree: GroqNode, scope: EvaluationScope): Promise<Json> {
  const value = await evaluate(tree, optionsFor(scope));
  const result: Json | undefined = toJS(await value.asStatic());
  return result ?? null;
}
