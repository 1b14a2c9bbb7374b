import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, locales } from '../platform/i18n/locales.ts';

/**
 * In a request to the framework: the pages that the server has in memory. In the framework's
 * response: the page that the server sends instead of the body.
 */
const storedPageHeader = 'x-stored-page';

/** Returns the internal path of the not-found page, which visitors cannot request by it. */
export function notFoundPath(locale: Locale): string {
  return `/${locale}/page-not-found`;
}

export const notFoundPaths: readonly string[] = locales.map(notFoundPath);

/**
 * Names the pages in memory to the middleware, by their internal paths, and removes what a client
 * may have sent in this header.
 */
export function announceStoredPages(
  { headers }: Pick<IncomingMessage, 'headers'>,
  paths: readonly string[],
): void {
  delete headers[storedPageHeader];
  if (paths.length > 0) headers[storedPageHeader] = paths.join(',');
}

/** Whether the server has the page at an internal path in memory. */
export function isStoredPage(headers: Headers, path: string): boolean {
  return (headers.get(storedPageHeader) ?? '').split(',').includes(path);
}

/** Returns the body and the headers of a response for which the server sends a page from memory. */
export function storedPage(path: string) {
  return { body: path, headers: { 'Content-Type': 'text/html', [storedPageHeader]: path } };
}

/** Removes the header from a response, and returns the path of the page to send; null if none. */
export function takeStoredPage(response: ServerResponse): string | null {
  const path = response.getHeader(storedPageHeader);
  response.removeHeader(storedPageHeader);
  return typeof path === 'string' ? path : null;
}
