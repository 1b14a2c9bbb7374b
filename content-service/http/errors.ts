import { STATUS_CODES } from 'node:http';
import type { JsonObject } from '../store/json.ts';
import type { ApiError } from './result.ts';

/**
 * The general error body of the protocol, `{statusCode, error, message}`; the client shows it as
 * "error - message" (specification, section 8).
 */
export function plainError(
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): ApiError {
  const body = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message };
  return headers === undefined ? { status, body } : { status, body, headers };
}

/**
 * A query that cannot be understood: 400 with the place of the mistake, from which the client
 * renders a code frame. `start` and `end` are UTF-16 offsets into the query.
 */
export function queryParseError(
  query: string,
  description: string,
  start: number,
  end: number,
): ApiError {
  return {
    status: 400,
    body: { error: { type: 'queryParseError', description, query, start, end } },
  };
}

/** A query that is well formed but cannot be answered: 400 with a description. */
export function queryError(description: string): ApiError {
  return { status: 400, body: { error: { type: 'queryError', description } } };
}

/** One mutation that failed: `index` is its place in the request. */
export interface MutationFailure {
  readonly status: number;
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string } & JsonObject;
}

/**
 * A transaction that was refused as a whole, with every mutation that failed. The client shows
 * the first five items and "and N more" (specification, section 8).
 */
export function mutationError(
  failures: readonly [MutationFailure, ...MutationFailure[]],
): ApiError {
  const [first] = failures;
  const description =
    failures.length === 1
      ? `The mutation(s) failed: ${first.error.description}`
      : 'The mutation(s) failed';
  return {
    status: first.status,
    body: {
      error: {
        type: 'mutationError',
        description,
        items: failures.map(({ index, error }) => ({ error, index })),
      },
    },
  };
}
