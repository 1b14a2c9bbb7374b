import { createMiddleware } from 'hono/factory';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext, ApiEnv } from './context.ts';

/** The methods of the service, in the order in which headers list them. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const REQUEST_HEADERS = 'Authorization, Content-Type, X-Sanity-Project-ID';

/** Whether an origin is on the allow-list; a request without an origin is not cross-origin. */
const isAllowed = (c: ApiContext, origin: string | undefined) =>
  origin === undefined || c.env.service.allowedOrigins.includes(origin);

/** Lets every origin read what follows. */
export const allowAnyOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  c.header('access-control-allow-origin', '*');
  if (c.req.method !== 'OPTIONS') return next();
  return c.body(null, 204, { 'access-control-allow-methods': 'GET, HEAD, OPTIONS' });
});

/**
 * Lets the origins on the allow-list use what follows, with credentials (Fetch standard, CORS
 * protocol). Any other is refused with 403 and the message of the specification's error catalogue
 * (section 8): the origin is not allowed, add it in the project settings.
 */
export const allowKnownOrigins = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  c.header('vary', 'Origin');
  if (!isAllowed(c, origin)) {
    const message = `The origin ${origin} is not allowed to use this project; add it in project settings (the environment variable CONTENT_SERVICE_ORIGINS)`;
    throw new ApiException(plainError(403, message));
  }
  if (origin !== undefined) {
    c.header('access-control-allow-origin', origin);
    c.header('access-control-allow-credentials', 'true');
  }
  if (c.req.method !== 'OPTIONS') return next();
  return c.body(null, 204, {
    'access-control-allow-methods': METHODS.join(', '),
    'access-control-allow-headers':
      c.req.header('access-control-request-headers') ?? REQUEST_HEADERS,
    'access-control-max-age': '600',
  });
});

/**
 * Handles `GET /check/cors`: returns whether the origin is allowed, to any origin; otherwise the
 * client could not show the visitor why it is refused.
 */
export function checkCors(c: ApiContext): Response {
  const origin = c.req.header('origin');
  const allowed = isAllowed(c, origin);
  return c.json({ result: { allowed, withCredentials: allowed } }, 200, {
    'access-control-allow-origin': origin ?? '*',
    vary: 'Origin',
  });
}
