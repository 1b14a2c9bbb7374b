import { plainError } from '../http/errors.ts';
import { type ApiError, fail, type Result, succeed } from '../http/result.ts';
import { isShallow, type Json, type JsonObject } from '../store/json.ts';

/** A query with its parameters. */
export interface QueryInput {
  readonly query: string;
  readonly params: JsonObject;
}

/** The error of a request without a query. */
export const noQuery: ApiError = plainError(400, 'The request has no query');

/**
 * Returns the query in the parameters of a URL, with its own parameters, `$name=<JSON>`. Fails with
 * 400 where there is no query or a parameter is malformed.
 */
export function queryInUrl(search: Readonly<Record<string, string>>): Result<QueryInput> {
  const { query = '' } = search;
  if (query.trim() === '') return fail(noQuery);
  const params: JsonObject = {};
  for (const [name, value] of Object.entries(search)) {
    if (!name.startsWith('$')) continue;
    const parsed = parseParameter(name, value);
    if (!parsed.ok) return parsed;
    params[name.slice(1)] = parsed.value;
  }
  return succeed({ query, params });
}

function parseParameter(name: string, value: string): Result<Json> {
  let parsed: Json;
  try {
    parsed = JSON.parse(value);
  } catch {
    return fail(plainError(400, `The parameter "${name}" is not valid JSON`));
  }
  if (isShallow(parsed)) return succeed(parsed);
  return fail(plainError(400, `The parameter "${name}" is nested too deeply`));
}
