import { splitTarget } from '../lib/platform/http/split-target.ts';

/**
 * Returns the path and query of a request target (RFC 9112, section 3.2), or null if it cannot be
 * served: it is neither a path nor an http address, contains an invalid percent escape or a zero
 * byte, or has more parameters than any link. The framework responds with 500 to such a path, which
 * blames the server for the client's error. An address in absolute form is reduced to its path, as
 * the RFC requires of servers, and dot segments are resolved (RFC 3986, section 5.2.4), so that all
 * later checks see the same path.
 */
export function servableTarget(target: string): string | null {
  if (plainPath.test(target)) return target;
  if (hasTooManyParameters(target)) return null;
  const isAbsolute = /^https?:\/\//i.test(target);
  const local = isAbsolute || dotSegment.test(target) ? pathOf(target) : target;
  if (!local?.startsWith('/')) {
    return null;
  }
  return decodes(splitTarget(local).path) ? local : null;
}

/** A path that all later checks leave as it is, as of most requests. */
const plainPath = /^(?:\/[\w-][\w.-]*)+\/?$/;

/** Each parameter takes time before a request is counted. */
export const MAX_PARAMETERS = 200;

/** The separators of parameters, in a preview link also percent-encoded, once or twice. */
const separator = /[?&;]|%(?:25)?(?:3[FB]|26)/gi;

/** Returns whether a request target has more parameters than any link. */
export function hasTooManyParameters(target: string): boolean {
  return (target.match(separator) ?? []).length > MAX_PARAMETERS;
}

/** A dot segment, also percent-encoded, which a browser resolves before it sends a request. */
const dotSegment = /^[^?]*[\\/](?:\.|%2e){1,2}(?:[\\/?#]|$)/i;

function pathOf(address: string): string | undefined {
  const url = URL.parse(address, 'http://site.invalid');
  return url ? url.pathname + url.search : undefined;
}

function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
