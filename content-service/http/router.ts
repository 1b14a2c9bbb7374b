import type { Handler } from './api-request.ts';
import { plainError } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

/** A route. A segment that starts with a colon is a placeholder for any one segment. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Whether the path follows an API version (`/v2026-01-01/…`). */
  readonly versioned: boolean;
  readonly handler: Handler;
}

/** A route that matches a request, with the values of its placeholders. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function matchPath(path: string, segments: readonly string[]): Record<string, string> | null {
  const pattern = path.split('/').filter((part) => part !== '');
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/**
 * Finds the route of a request: 404 where no route has this path, 405 with `Allow` where one has
 * but not for this method (RFC 9110, section 15.5.6). HEAD is handled as GET.
 */
export function findRoute(
  routes: readonly Route[],
  method: string,
  segments: readonly string[],
  versioned: boolean,
): Result<RouteMatch> {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const route of routes) {
    const params = route.versioned === versioned ? matchPath(route.path, segments) : null;
    if (params === null) continue;
    if (route.method === wanted) return succeed({ route, params });
    allowed.push(route.method);
  }
  if (allowed.length === 0)
    return fail(plainError(404, `There is nothing at /${segments.join('/')}`));
  const allow = [...new Set(allowed), ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(
    ', ',
  );
  return fail(plainError(405, `The method ${method} is not allowed here`, { allow }));
}
