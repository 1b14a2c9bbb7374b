import type { IncomingMessage, ServerResponse } from 'node:http';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { insertCodes } from '../../lib/request/listing/insert-codes.ts';
import { insertRequestedPath } from '../../lib/request/requested-path.ts';
import { codesIn } from '../../lib/tickets/referral/codes-in.ts';
import { compressed } from '../compress.ts';
import type { InlineParts } from '../content-policy.ts';
import { documentHeaders } from '../security-headers.ts';
import { adjustments } from './adjustments.ts';
import { bufferResponse } from './buffer-response.ts';
import { coverOf, isPage } from './cover-failure.ts';
import { entityTag, unlessKnown } from './entity-tag.ts';
import { type FinishedPage, rememberPages } from './finished-pages.ts';
import { inlineParts } from './inline-parts.ts';
import { loadAfterPaint } from './load-after-paint.ts';

interface Finishing {
  /** Returns the complete HTML of the error page for a path; null if there is none. */
  readonly errorPage: (path: string) => string | null;
  /** Returns the content policy of a page with these inline parts. */
  readonly policy: (inline: InlineParts) => string;
}

/**
 * Applies what requires the complete body: replaces a failed page, loads a page's scripts after the
 * first paint, lists its inline scripts and styles in its policy, inserts the requested path into a
 * 404 page and the visit's codes into a filtered list, identifies shared responses by an entity tag,
 * and compresses text. Returns a function that restores the response's methods.
 */
export function postProcessResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPage, policy }: Finishing,
): () => void {
  leaveKeptPolicy(response);
  const target = request.url ?? '';
  return bufferResponse(response, (whole) => {
    const cover = () => errorPage(request.url ?? '');
    const body = (adjustments.coverFailure.isOn && coverOf(response, cover)) || whole;
    const tag = response.hasHeader('X-Nextjs-Prerender') ? entityTag(body) : null;
    const identified = (sent: Buffer) =>
      tag === null ? sent : unlessKnown(request, response, tag, sent);
    if (!isPage(response) || response.hasHeader('Content-Encoding')) {
      return identified(compressed(request, response, body));
    }
    const page = tag === null ? finishedPage(body) : sharedPage(tag, body);
    for (const [name, value] of documentHeaders) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy(page.inline));
    const insert = insertionFor(request, response, target, tag !== null);
    if (!insert) return identified(compressed(request, response, page.body, page));
    const own = insert(page.body.toString('utf8'));
    return compressed(request, response, Buffer.from(own), { effort: 'least' });
  });
}

/**
 * Returns the function that makes a shared page the visitor's own, or null if it is sent as it is.
 * Shared caches may store any page that is not private, so codes are not inserted there.
 */
function insertionFor(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  isPrerendered: boolean,
) {
  if (response.statusCode === 404) return (html: string) => insertRequestedPath(html, target);
  const isPrivate = String(response.getHeader('Cache-Control')).includes('private');
  if (!isPrivate || !isPrerendered) return null;
  const codes = codesIn(new URLSearchParams(hiddenQuery(request)));
  return Object.keys(codes).length > 0 ? (html: string) => insertCodes(html, codes) : null;
}

const sharedPage = rememberPages(finishedPage);

function finishedPage(given: Buffer): FinishedPage {
  const text = given.toString('utf8');
  const html = adjustments.loadAfterPaint.isOn ? loadAfterPaint(text) : text;
  return { body: Buffer.from(html), inline: inlineParts(html), encoded: new Map() };
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
