import type { IncomingMessage } from 'node:http';
import { splitTarget } from '../platform/http/split-target.ts';

const queryHeader = 'x-page-query';

/** The router's own parameter: the framework compares it with the request and keeps it nowhere. */
const isRouters = (piece: string) => /^_rsc(?:=|$)/.test(piece);

/**
 * Moves the query of a request for a page into a header, before the framework sees it: a static
 * page that is rendered anew for a request keeps the query in its payload, and everybody gets it.
 * The middleware reads it there. The query
 * of any other request stays. What a visitor sends under the header's name is removed.
 */
export function hideQuery(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  isPage: boolean,
): void {
  const { path, query } = splitTarget(request.url ?? '');
  delete request.headers[queryHeader];
  if (!isPage) return;
  const pieces = (query ?? '').split('&');
  const [routers, visitors] = [pieces.filter(isRouters), pieces.filter((one) => !isRouters(one))];
  request.url = routers.length > 0 ? `${path}?${routers.join('&')}` : path;
  if (visitors.join('') !== '') request.headers[queryHeader] = visitors.join('&');
}

/** The query that a request for a page was sent with; empty where it had none. */
export function forwardedQuery(headers: Headers): string {
  return headers.get(queryHeader) ?? '';
}
