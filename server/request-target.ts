import { splitTarget } from '../lib/platform/http/split-target.ts';

/**
 * The path and query of a request target (RFC 9112, section 3.2), or null where it cannot be
 * served: neither a path nor an http address, a percent escape that decodes to nothing, or a
 * zero byte. The framework answers 500 to such a path, which blames the site for the client's
 * mistake. An address in absolute form is reduced to its path, as the RFC asks of servers, and
 * dot segments are resolved (RFC 3986, section 5.2.4), so that everybody judges the same path.
 */
export function servableTarget(target: string): string | null {
  const isAbsolute = /^https?:\/\//i.test(target);
  const local = isAbsolute || dotSegment.test(target) ? pathOf(target) : target;
  if (!local?.startsWith('/')) {
    return null;
  }
  return decodes(splitTarget(local).path) ? local : null;
}

/** A segment that a browser would have resolved before it asks, also in escapes. */
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
