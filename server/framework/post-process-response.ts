import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../../lib/platform/log/log.ts';
import { internalPaths } from '../../lib/request/internal-paths.ts';
import { compressed } from '../compress.ts';
import type { InlineParts } from '../content-policy.ts';
import { entityTag, unlessKnown } from '../response-cache/entity-tag.ts';
import {
  type FinishedPage,
  finishedPage,
  rememberPages,
} from '../response-cache/finished-pages.ts';
import { pageBody } from '../response-cache/page-body.ts';
import type { Renewal, StoredResponse } from '../response-cache/response-cache.ts';
import { reportCacheState, storedBody } from '../response-cache/send-stored.ts';
import { documentHeaders } from '../security-headers.ts';
import { adjustments } from './adjustments.ts';
import { bufferResponse, hasFailed } from './buffer-response.ts';
import { coverOf, isPage } from './cover-failure.ts';
import { inlineParts } from './inline-parts.ts';
import { loadAfterPaint } from './load-after-paint.ts';
import { refuseUnknown } from './refuse-unknown.ts';

interface Finishing {
  /** Returns the complete HTML of the error page for a path; null if there is none. */
  readonly errorPage: (path: string) => string | null;
  /** Returns the content policy of a page with these inline parts. */
  readonly policy: (inline: InlineParts) => string;
  /** Stores a page that visitors share; null if the response must not be stored. */
  readonly renewal: Renewal | null;
}

/**
 * Applies what requires the complete body: replaces a failed page, by its stored version if there is
 * one, loads a page's scripts after the first paint, lists its inline scripts and styles in its
 * policy, identifies shared responses by an entity tag and stores them, and makes the body what this
 * client accepts. Returns a function that restores the response's methods.
 */
export function postProcessResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPage, policy, renewal }: Finishing,
): () => void {
  leaveKeptPolicy(response);
  const target = request.url ?? '';
  return bufferResponse(response, (whole) => {
    const { previous = null } = renewal ?? {};
    if (previous && hasFailed(response)) {
      log('warning', 'page.stale', { path: target, status: response.statusCode });
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return storedBody(request, response, previous, { state: 'stale', target });
    }
    const refusal = refuseUnknown(request, response);
    if (refusal) return refusal;
    const cover = () => errorPage(request.url ?? '');
    const isForPage = renewal !== null;
    const body = (adjustments.coverFailure.isOn && coverOf(response, isForPage, cover)) || whole;
    const tag = response.hasHeader('X-Nextjs-Prerender') ? entityTag(body) : null;
    if (!isPage(response) || response.hasHeader('Content-Encoding')) {
      const sent = compressed(request, response, body);
      return tag === null ? sent : unlessKnown(request, response, tag, sent);
    }
    const page = tag === null ? finish(body) : sharedPage(tag, body);
    for (const [name, value] of documentHeaders) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy(page.inline));
    if (renewal && tag !== null) storeResponse(response, { page, entityTag: tag }, renewal);
    return pageBody(request, response, { page, entityTag: tag, target });
  });
}

/** Stores a page to which no cookie belongs. */
function storeResponse(
  response: ServerResponse,
  content: Pick<StoredResponse, 'page' | 'entityTag'>,
  renewal: Renewal,
): void {
  if (response.hasHeader('Set-Cookie')) return;
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const rewrittenTo = String(response.getHeader('X-Middleware-Rewrite'));
  const { statusCode: status } = response;
  if (status === 200) renewal.store({ ...content, status, headers });
  else if ((status === 404 || status === 429) && internalPaths.includes(rewrittenTo)) {
    renewal.storeInternal(rewrittenTo, { ...content, status, headers });
  } else return;
  reportCacheState(response, 'miss');
}

const sharedPage = rememberPages(finish);

function finish(given: Buffer): FinishedPage {
  const text = given.toString('utf8');
  const html = adjustments.loadAfterPaint.isOn ? loadAfterPaint(text) : text;
  return finishedPage(Buffer.from(html), inlineParts(html));
}

/**
 * Removes the policy from a 304 response: it lists no scripts, and would replace the policy stored
 * with the cached page (RFC 9111, section 3.2).
 */
function leaveKeptPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (head[0] === 304) response.removeHeader('Content-Security-Policy');
    return writeHead(...head);
  }) as typeof writeHead;
}
