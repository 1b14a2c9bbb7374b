import { STATUS_CODES } from 'node:http';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JsonObject } from '../store/json.ts';
import type { ApiError } from './result.ts';

/**
 * Creates the general error body of the protocol, `{statusCode, error, message}`; the client shows
 * it as "error - message" (specification, section 8).
 */
export function plainError(
  status: ContentfulStatusCode,
  message: string,
  headers?: Readonly<Record<string, string>>,
): ApiError {
  const body = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message };
  return headers === undefined ? { status, body } : { status, body, headers };
}

/** The error of a request that is not valid HTTP, or has no valid URL. */
export const invalidRequest = plainError(400, 'The request is not valid HTTP');

/**
 * Creates the error of a query that cannot be parsed: 400 with the position of the error, from
 * which the client renders a code frame. `start` and `end` are UTF-16 offsets into the query.
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

/** Creates the error of a query that is valid but cannot be evaluated: 400 with a description. */
export function queryError(description: string): ApiError {
  return { status: 400, body: { error: { type: 'queryError', description } } };
}

/** One mutation or action that failed: `index` is its position in the request. */
export interface MutationFailure {
  readonly status: ContentfulStatusCode;
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string } & JsonObject;
}

/** Everything in a transaction that failed. */
export type MutationFailures = readonly [MutationFailure, ...MutationFailure[]];

/** The type of the error of a transaction: one of mutations, or one of actions. */
export type TransactionErrorType = 'mutationError' | 'actionError';

const SUMMARIES: Record<TransactionErrorType, string> = {
  mutationError: 'The mutation(s) failed',
  actionError: 'The action(s) failed',
};

/**
 * Creates the error of a transaction rejected as a whole, with the mutations or actions that
 * failed. The client shows the first five items and "and N more" (specification, section 8).
 */
export function transactionError(type: TransactionErrorType, failures: MutationFailures): ApiError {
  const [first] = failures;
  const summary = SUMMARIES[type];
  const description = failures.length === 1 ? `${summary}: ${first.error.description}` : summary;
  return {
    status: first.status,
    body: {
      error: {
        type,
        description,
        items: failures.map(({ index, error }) => ({ error, index })),
      },
    },
  };
}
