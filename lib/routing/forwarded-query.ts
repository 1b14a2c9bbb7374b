import type { IncomingMessage } from 'node:http';

const queryHeader = 'x-page-query';

/**
 * Moves the query of a request for a page into a header, before the framework sees it: a static
 * page that is rendered anew for a request keeps the query in its payload, and everybody gets it.
 * The middleware reads it there. What a visitor sends under the header's name is removed.
 */
export function hideQuery(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
  delete request.headers[queryHeader];
  if (!query) return;
  request.url = path;
  request.headers[queryHeader] = query;
}

/** The query that a request for a page was sent with; empty where it had none. */
export function forwardedQuery(headers: Headers): string {
  return headers.get(queryHeader) ?? '';
}
