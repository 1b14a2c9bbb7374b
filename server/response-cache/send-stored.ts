import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageBody } from './page-body.ts';
import type { Lookup, StoredResponse } from './response-cache.ts';

/** Says in the response where it comes from (Server Timing, section 2). */
export function reportCacheState(response: ServerResponse, state: Lookup['state']): void {
  response.setHeader('Server-Timing', `cache;desc=${state}`);
}

/**
 * Returns the bytes of a stored response for one client, whose request had this target, and sets the
 * status and the headers.
 */
export function storedBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, page }: StoredResponse,
  { state, target }: { readonly state: Lookup['state']; readonly target: string },
): Buffer {
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  reportCacheState(response, state);
  return pageBody(request, response, { page, isShared: true, target });
}

/** Sends a stored response. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  state: Lookup['state'],
): void {
  const body = storedBody(request, response, stored, { state, target: request.url ?? '' });
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  response.end(body);
}
