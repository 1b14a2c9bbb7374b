import { splitTarget } from '../lib/platform/http/split-target.ts';

/** How the framework writes parameters of its own into a query, between the parts of itself. */
const internal = /^nxt[PI]/;

/**
 * A request target without the framework's internal parameters, which no browser sends. It takes
 * them for its own wherever they come from: a static page that is rendered anew for such a request
 * keeps them in its payload, and everybody gets them.
 */
export function withoutInternalParameters(target: string): string {
  const { path, query } = splitTarget(target);
  if (query === null) return target;
  const pieces = query.split('&');
  const kept = pieces.filter((piece) => ![...new URLSearchParams(piece).keys()].some(isInternal));
  if (kept.length === pieces.length) return target;
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

function isInternal(name: string): boolean {
  return internal.test(name);
}
