import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../lib/platform/log/log.ts';
import { acceptedCoding } from '../http/negotiate-coding.ts';
import { type CacheState, noteCacheState, serverTiming } from './cache-state.ts';
import { bodyHeaders, isNotModified } from './entity-tag.ts';
import { isFilled, pageBody } from './page-body.ts';
import { type Found, type Renewal, substitute } from './response-cache.ts';
import { headersToSend, headsOf, storedHead } from './stored-head.ts';
import type { StoredResponse } from './stored-response.ts';

/** Says in the response where it comes from. */
export function reportCacheState(response: ServerResponse, state: CacheState): void {
  noteCacheState(response, state);
  response.setHeader(...serverTiming(state));
}

interface Sending extends Found {
  /** The request's target, as the client sent it. */
  readonly target: string;
}

/** Returns the bytes of a stored response for one client, and sets the status and the headers. */
function storedBody(
  request: IncomingMessage,
  response: ServerResponse,
  { target, ...found }: Sending,
): Buffer {
  const { status, page } = found.stored;
  response.statusCode = status;
  for (const [name, value] of headersToSend(found)) response.setHeader(name, value);
  reportCacheState(response, found.state);
  return pageBody(request, response, { page, isShared: true, target });
}

/** Sends a stored response. */
export function sendStored(request: IncomingMessage, response: ServerResponse, found: Found): void {
  const { state, stored } = found;
  const { isCompressible, isForOne } = headsOf(stored);
  if (isFilled(request, { status: stored.status, isForOne })) {
    end(response, storedBody(request, response, { ...found, target: request.url ?? '' }));
    return;
  }
  const coding = isCompressible ? acceptedCoding(request) : null;
  const { version, complete, notModified } = storedHead(found, coding);
  noteCacheState(response, state);
  if (stored.status === 200 && isNotModified(request, version.entityTag)) {
    // On the way through the handler, the response has the policy of files already.
    for (const name of bodyHeaders) response.removeHeader(name);
    response.writeHead(304, notModified).end();
  } else response.writeHead(stored.status, complete).end(version.bytes);
}

/** A renewal in whose place the stored response can be sent. */
export type ReplaceableRenewal = Renewal & { readonly previous: StoredResponse };

/** Whether a request renews a stored response, which can be sent if the renewal fails. */
export function isReplaceable(renewal: Renewal | null): renewal is ReplaceableRenewal {
  return renewal !== null && renewal.previous !== null;
}

/** Why a page could not be rendered again. */
export interface Failure {
  /** The request's target, as the client sent it. */
  readonly target: string;
  /** The status of the framework's failed response, or of the refusal to render. */
  readonly status: number;
  /** The error that the framework has thrown, if any. */
  readonly error?: unknown;
}

/**
 * Ends a renewal that has failed, which is logged, and returns the bytes of the stored response to send
 * instead. Sets the status and the headers; none of the failed response is left.
 */
export function staleBody(
  request: IncomingMessage,
  response: ServerResponse,
  renewal: ReplaceableRenewal,
  { target, status, error }: Failure,
): Buffer {
  // A request whose client has left fails, too, but nobody receives the stored response.
  if (!response.destroyed) {
    const reason = error === undefined ? { status } : { error: String(error) };
    log('warning', 'response.stale', { path: target, ...reason });
  }
  renewal.end(status);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  return storedBody(request, response, { ...substitute(renewal.previous), target });
}

/** Sends the stored response instead of one that could not be rendered. */
export function sendStale(
  request: IncomingMessage,
  response: ServerResponse,
  renewal: ReplaceableRenewal,
  failure: Failure,
): void {
  end(response, staleBody(request, response, renewal, failure));
}

function end(response: ServerResponse, body: Buffer): void {
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  response.end(body);
}
