import type { IncomingMessage, ServerResponse } from 'node:http';
import { insertRequestedPath } from '../lib/request/requested-path.ts';
import { bufferResponse } from './buffer-response.ts';
import { compressed } from './compress.ts';
import type { InlineParts } from './content-policy.ts';
import { coverOf, isPage } from './cover-failure.ts';
import { type FinishedPage, rememberPages } from './finished-pages.ts';
import { inlineParts } from './inline-parts.ts';
import { loadAfterPaint } from './load-after-paint.ts';
import { documentHeaders } from './security-headers.ts';

interface Finishing {
  /** Returns the complete HTML of the error page for a path; null if there is none. */
  readonly errorPage: (path: string) => string | null;
  /** Returns the content policy of a page with these inline parts. */
  readonly policy: (inline: InlineParts) => string;
}

/**
 * Applies what requires the complete body: replaces a failed page, loads a page's scripts after the
 * first paint, lists its inline scripts and styles in its policy, inserts the requested path into a
 * 404 page, and compresses text. Returns a function that restores the response's methods.
 */
export function postProcessResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { errorPage, policy }: Finishing,
): () => void {
  leaveKeptPolicy(response);
  const target = request.url ?? '';
  return bufferResponse(response, (whole) => {
    const body = coverOf(response, () => errorPage(request.url ?? '')) ?? whole;
    if (!isPage(response) || response.hasHeader('Content-Encoding')) {
      return compressed(request, response, body);
    }
    const page = response.hasHeader('X-Nextjs-Prerender') ? sharedPage(body) : finishedPage(body);
    for (const [name, value] of documentHeaders) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policy(page.inline));
    if (response.statusCode !== 404) return compressed(request, response, page.body, page);
    // The entity tag identifies the page without the path.
    response.removeHeader('ETag');
    const named = insertRequestedPath(page.body.toString('utf8'), target);
    return compressed(request, response, Buffer.from(named), { effort: 'least' });
  });
}

const sharedPage = rememberPages(finishedPage);

function finishedPage(given: Buffer): FinishedPage {
  const html = loadAfterPaint(given.toString('utf8'));
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
