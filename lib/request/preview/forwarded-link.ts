import type { IncomingMessage } from 'node:http';
import { splitTarget } from '../../platform/http/split-target.ts';
import { extractToken } from './preview-link.ts';

const tokenHeader = 'x-preview-token';
const pathHeader = 'x-preview-path';

/** What a preview link says: who asks, and which page it is for. */
export interface PreviewLink {
  /** Null where the link carries nothing that can be a token. */
  readonly token: string | null;
  /** Path and query of the page. */
  readonly path: string;
}

/**
 * Moves the token of a preview link from the address of a request into a header, before the
 * framework sees the address: it would write it into its development log and its traces, and into
 * the redirects with which it tidies paths. What a visitor sends under the headers' names is
 * removed. Tells whether there was a token, usable or not.
 */
export function hideToken(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  delete request.headers[tokenHeader];
  delete request.headers[pathHeader];
  const taken = extractToken(request.url ?? '');
  if (!taken) return false;
  request.url = withSingleSlashes(taken.target);
  request.headers[tokenHeader] = taken.token ?? '';
  return true;
}

/** The framework redirects other spellings of a path to this one, and the header would be lost. */
function withSingleSlashes(target: string): string {
  const { path } = splitTarget(target);
  return path.replace(/[\\/]+/g, '/') + target.slice(path.length);
}

/** Whether the address of a request carried a token, also one that cannot be used. */
export function isPreviewLink(headers: Headers): boolean {
  return headers.has(tokenHeader);
}

/** The headers of a preview link with the page it is for: a rewrite changes the address. */
export function withPath(headers: Headers, path: string): Headers {
  const extended = new Headers(headers);
  extended.set(pathHeader, path);
  return extended;
}

/** The link in the headers of a rewritten request. */
export function readPreviewLink(headers: Headers): PreviewLink {
  return { token: headers.get(tokenHeader) || null, path: headers.get(pathHeader) ?? '/' };
}
