import type { IncomingHttpHeaders } from 'node:http';
import { plainError } from './errors.ts';
import type { ApiError } from './result.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** What the origin of a request means for its answer. */
export interface CorsDecision {
  /** Headers every answer to this request carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the origin is not on the allow-list: the request goes no further. */
  readonly refusal: ApiError | null;
}

/** Tells whether an origin is on the allow-list; a request without one is not cross-origin. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin);
}

/**
 * Judges a request's origin (Fetch standard, CORS protocol). The refusal says what the
 * specification's error catalogue (section 8) says: the origin is not allowed, add it in the
 * project settings.
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

/** The headers of an answer to a preflight request from an allowed origin. */
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
