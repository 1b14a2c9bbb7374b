import type { IncomingMessage } from 'node:http';
import { splitTarget } from '../platform/http/split-target.ts';

const queryHeader = 'x-page-query';

/** The router's own parameter: the framework compares it with the request and stores it nowhere. */
const isRouters = (piece: string) => /^_rsc(?:=|$)/.test(piece);

/**
 * Moves the query of a request for a page into a header, before the framework sees it: a static
 * page that is re-rendered for a request stores the query in its payload, and every visitor
 * receives it. The middleware reads the header. The query of any other request stays. A header of
 * this name from the client is removed.
 */
export function hideQuery(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  isPage: boolean,
): void {
  const { path, query } = splitTarget(request.url ?? '');
  delete request.headers[queryHeader];
  if (!isPage || query === null) return;
  const pieces = query.split('&');
  const [routers, visitors] = [pieces.filter(isRouters), pieces.filter((one) => !isRouters(one))];
  request.url = routers.length > 0 ? `${path}?${routers.join('&')}` : path;
  if (visitors.join('') !== '') request.headers[queryHeader] = visitors.join('&');
}

/** Returns the query of a request for a page; empty if it had none. */
export function forwardedQuery(headers: Headers): string {
  return headers.get(queryHeader) ?? '';
}

/** Returns the query that `hideQuery` has moved out of the address of a request; empty if none. */
export function hiddenQuery({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers[queryHeader] ?? '');
}
