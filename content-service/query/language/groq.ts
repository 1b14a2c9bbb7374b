import { GroqSyntaxError, parse } from 'groq-js';
import { queryError, queryParseError } from '../../http/errors.ts';
import { type ApiError, fail, type Result, succeed } from '../../http/result.ts';
import type { JsonObject } from '../../store/json.ts';
import { errorMessage } from '../../util/error-message.ts';
import { withPresentNames } from './former-names.ts';
import { describeSyntaxError } from './syntax-error.ts';
import { collectFunctions, findMissingParameter, type GroqNode } from './syntax-tree.ts';

/** Functions that the parser knows and the evaluator lacks. */
const UNSUPPORTED =
  /^(geo::|documents::|user::|text::semanticSimilarity$|delta::|global::anywhere$|media::)/;

/** A parsed query. */
export interface ParsedQuery {
  readonly tree: GroqNode;
  /** The functions it calls, as `namespace::name`. */
  readonly functions: ReadonlySet<string>;
}

/**
 * Parses a query with its parameters (they take part in parsing, because slices must be constant).
 * A syntax error fails with the protocol's 400 and its position; so does a missing parameter. Some
 * queries take for ever to parse, so it must only be called in a query process.
 */
export function parseTree(query: string, params: JsonObject): Result<GroqNode> {
  let tree: GroqNode;
  try {
    tree = parse(withPresentNames(query), { params });
  } catch (error) {
    return fail(toParseError(query, error));
  }
  const missing = findMissingParameter(tree);
  if (missing !== null) {
    const start = Math.max(query.indexOf(`$${missing}`), 0);
    const description = `param $${missing} referenced, but not provided`;
    return fail(queryParseError(query, description, start, start + missing.length + 1));
  }
  return succeed(tree);
}

/**
 * Parses a query that is to be evaluated, as {@link parseTree} does. A function the evaluator lacks
 * fails with a 400 that contains its name.
 */
export function parseQuery(query: string, params: JsonObject): Result<ParsedQuery> {
  const parsed = parseTree(query, params);
  if (!parsed.ok) return parsed;
  const tree = parsed.value;
  const functions = collectFunctions(tree);
  const unsupported = [...functions].filter((name) => UNSUPPORTED.test(name));
  if (unsupported.length === 0) return succeed({ tree, functions });
  return fail(queryError(`The function ${unsupported.join(', ')}() is not available here`));
}

function toParseError(query: string, error: unknown): ApiError {
  if (error instanceof RangeError) {
    return queryParseError(query, 'the query is nested too deeply', 0, query.length);
  }
  if (error instanceof GroqSyntaxError) {
    const { description, start, end } = describeSyntaxError(query, error.position);
    return queryParseError(query, description, start, end);
  }
  const message = errorMessage(error);
  // The message contains the name of the function, or describes the query as a whole.
  const name = /function:? (\w+)/.exec(message)?.[1] ?? '';
  const place = name === '' ? -1 : withPresentNames(query).indexOf(name);
  if (place === -1) return queryParseError(query, message, 0, query.length);
  return queryParseError(query, message, place, place + name.length);
}
