import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_ADDRESS_HEADER, senderOfAddress } from '../../lib/platform/http/sender.ts';
import { isPageTarget } from '../../lib/request/preview/page-target.ts';
import { serverCount } from '../../lib/request/rate-limit/server-count.ts';
import { tooManyHeaders } from '../../lib/request/rate-limit/too-many-headers.ts';
import { plainError } from '../plain-error.ts';
import { isPage } from './cover-failure.ts';

/** Pages that are open in a browser may request scripts of an earlier build. */
const ofBuilds = '/_next/';

/**
 * Counts the framework's own not-found page for an address that is not the middleware's, which
 * counts the others. Returns the body of a 429 response beyond the limit, with its headers set, or
 * null.
 */
export function refuseUnknown(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
): Buffer | null {
  if (response.statusCode !== 404 || !isPage(response)) return null;
  if (isPageTarget(url) || url.startsWith(ofBuilds)) return null;
  const sender = senderOfAddress(String(headers[CLIENT_ADDRESS_HEADER] ?? ''));
  if (serverCount('notFound').addAtOnce(sender, new Date())) return null;
  const {
    status,
    headers: own,
    body,
  } = plainError(429, Object.entries(tooManyHeaders('notFound')));
  response.statusCode = status;
  for (const [name, value] of own) response.setHeader(name, value);
  return Buffer.from(body);
}
