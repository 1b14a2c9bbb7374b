import type { IncomingHttpHeaders } from 'node:http';
import { splitTarget } from '../../lib/platform/http/split-target.ts';

/** The names of the framework's internal query parameters, which carry route parameters. */
const internal = /^nxt[PI]/;

/**
 * Returns a request target without the framework's internal parameters, which no browser sends. The
 * framework would trust them whatever their origin: a static page that is re-rendered for such a
 * request stores them in its payload, and every visitor receives them.
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

/** Headers that the framework takes from any client, and no browser sends. */
const internalHeaders = [
  // It reads a nonce from these, and writes it into shared pages.
  'content-security-policy',
  'content-security-policy-report-only',
  // On-demand revalidation: skips the middleware with its limits, and renders and stores a page at any
  // address. Its secret is the value of the Draft Mode cookie, the same for everybody with a preview link.
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-next-revalidated-tags',
  'x-next-revalidate-tag-token',
];

/** Removes the headers by which any client could change or add pages that everybody receives. */
export function removeInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of internalHeaders) delete headers[name];
}
