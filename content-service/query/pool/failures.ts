import { plainError } from '../../http/errors.ts';
import type { ApiError } from '../../http/result.ts';

/**
 * Creates the error of a query that took too long: 400, so that clients show it and do not retry.
 * The hosted service does not document its message; type and description follow its other query
 * errors.
 */
export function timedOut(limitMs: number): ApiError {
  const description = `Query timed out: it may take at most ${limitMs / 1000} seconds`;
  return { status: 400, body: { error: { type: 'queryTimeoutError', description } } };
}

/** Creates the error of a query that needed more memory than allowed. */
export function outOfMemory(): ApiError {
  const description = 'The query needs more memory than a query may have';
  return { status: 400, body: { error: { type: 'queryMemoryError', description } } };
}

/** Creates the error for too many queries at once: 429, after which clients wait and retry. */
export function tooManyQueries(): ApiError {
  return plainError(429, 'Too many queries are waiting; try again later', { 'retry-after': '1' });
}

/** Creates the error of a query whose process ended more than once for an unknown reason. */
export function unanswered(): ApiError {
  return plainError(500, 'The content service failed to answer this query');
}
