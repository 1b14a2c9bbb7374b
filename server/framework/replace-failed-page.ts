import type { ServerResponse } from 'node:http';

/** Headers of the failed response that do not apply to the error page. */
const untrue = ['Content-Encoding', 'ETag', 'Link'];

/**
 * Returns the error page that replaces a failed page (500): the body of such a page is empty until
 * scripts have run, and where the framework itself fails, the response is not even HTML. Null for
 * every other response. Adjusts the headers. `isForPage` states that a page was requested.
 */
export function errorPageFor(
  response: ServerResponse,
  isForPage: boolean,
  page: () => string | null,
): Buffer | null {
  const isFailedPage = response.statusCode === 500 && (isForPage || isPage(response));
  const errorPage = isFailedPage ? page() : null;
  if (errorPage === null) return null;
  for (const name of untrue) response.removeHeader(name);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  return Buffer.from(errorPage);
}

/** Whether a response is an HTML page. */
export function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
}
