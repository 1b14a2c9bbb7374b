import type { IncomingMessage } from 'node:http';
import { withSingleSlashes } from '../../platform/http/with-single-slashes.ts';
import { extractToken } from './preview-link.ts';

const tokenHeader = 'x-preview-token';
const pathHeader = 'x-preview-path';

/** The contents of a preview link: the token, and the page to show. */
export interface PreviewLink {
  /** Null if the link contains no well-formed token. */
  readonly token: string | null;
  /** Path and query of the page. */
  readonly path: string;
}

/**
 * Moves the token of a preview link from the address of a request into a header before the
 * framework sees the address, because the framework would write it into its development log, its
 * traces, and its redirects that normalize paths. Headers of these names from the client are
 * removed. Returns whether there was a token, well-formed or not.
 */
export function hideToken(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  delete request.headers[tokenHeader];
  delete request.headers[pathHeader];
  const taken = extractToken(request.url ?? '');
  if (!taken) return false;
  // The framework would redirect other spellings of the path, and the header would be lost.
  request.url = withSingleSlashes(taken.target);
  request.headers[tokenHeader] = taken.token ?? '';
  return true;
}

/** Whether the address of a request contained a token, even a malformed one. */
export function isPreviewLink(headers: Headers): boolean {
  return headers.has(tokenHeader);
}

/** The same for a request that the framework has not received yet. */
export function isForwardedLink({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers[tokenHeader] !== undefined;
}

/**
 * Returns the headers of a preview link with the path of the page added: a rewrite changes the
 * address.
 */
export function withPath(headers: Headers, path: string): Headers {
  const extended = new Headers(headers);
  extended.set(pathHeader, path);
  return extended;
}

/** Reads the link from the headers of a rewritten request. */
export function readPreviewLink(headers: Headers): PreviewLink {
  return { token: headers.get(tokenHeader) || null, path: headers.get(pathHeader) ?? '/' };
}
