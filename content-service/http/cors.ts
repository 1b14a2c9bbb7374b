import type { IncomingHttpHeaders } from 'node:http';
import { plainError } from './errors.ts';
import type { ApiError } from './result.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The result of checking a request's origin. */
export interface CorsDecision {
  /** Headers of every response to this request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the origin is not on the allow-list: the request is rejected with this error. */
  readonly refusal: ApiError | null;
}

/** Whether an origin is on the allow-list; a request without an origin is not cross-origin. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin);
}

/**
 * Checks a request's origin (Fetch standard, CORS protocol). The message of the refusal follows the
 * specification's error catalogue (section 8): the origin is not allowed, add it in the project
 * settings.
 */
export function decideCors(headers: IncomingHttpHeaders, allowed: readonly string[]): CorsDecision {
  const { origin } = headers;
  if (origin === undefined) return { headers: { vary: 'Origin' }, refusal: null };
  if (!isAllowedOrigin(origin, allowed)) {
    const message = `The origin ${origin} is not allowed to use this project; add it in project settings (the environment variable CONTENT_SERVICE_ORIGINS)`;
    return { headers: { vary: 'Origin' }, refusal: plainError(403, message) };
  }
  return {
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    },
    refusal: null,
  };
}

/** Returns the headers of a response to a preflight request from an allowed origin. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const requested = headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers':
      typeof requested === 'string'
        ? requested
        : 'Authorization, Content-Type, X-Sanity-Project-ID',
    'access-control-max-age': '600',
  };
}
