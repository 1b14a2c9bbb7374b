import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPageTarget } from '../../lib/request/preview/page-target.ts';
import { tooManyHeaders } from '../../lib/request/rate-limit/too-many-headers.ts';
import { countUnknown } from '../count-unknown.ts';
import { plainError } from '../plain-error.ts';
import { isPage } from './cover-failure.ts';

/** Pages that are open in a browser may request scripts of an earlier build. */
const ofBuilds = '/_next/';

/**
 * Counts the framework's own not-found page for an address that is not the middleware's, which
 * counts the others. Returns the body of a 429 response beyond the limit, with its headers set, or
 * null.
 */
export function refuseUnknown(request: IncomingMessage, response: ServerResponse): Buffer | null {
  const { url = '' } = request;
  if (response.statusCode !== 404 || !isPage(response)) return null;
  if (isPageTarget(url) || url.startsWith(ofBuilds)) return null;
  if (countUnknown(request)) return null;
  const { status, headers, body } = plainError(429, Object.entries(tooManyHeaders('notFound')));
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  return Buffer.from(body);
}
