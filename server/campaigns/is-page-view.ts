import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/**
 * Whether a request is that of a person's browser for a page to show, as far as its headers say:
 * not HEAD, no reload, no payload of the router, no prefetch, no frame or picture, no bot.
 */
export function isPageView({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.rsc === undefined &&
    isDocument(headers) &&
    !isPrefetch(headers) &&
    !isReload(headers) &&
    isBrowser(headers['user-agent'] ?? '')
  );
}

type Headers = IncomingMessage['headers'];

/** Fetch Metadata; older browsers send none, and others none over plain HTTP. */
function isDocument(headers: Headers): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/** `Sec-Purpose` (Fetch), and the headers of other browsers before it. */
function isPrefetch(headers: Headers): boolean {
  const names = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
  return names.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
}

/** Browsers send it with a reload (RFC 9111, section 5.2.1.1), and not with a visit. */
function isReload(headers: Headers): boolean {
  return headers['cache-control'] === 'max-age=0';
}

function isBrowser(agent: string): boolean {
  return agent !== '' && !isbot(agent);
}
