import type { ServerResponse } from 'node:http';

/** Headers of the failed response that do not apply to the error page. */
const untrue = ['Content-Encoding', 'ETag', 'Link'];

/**
 * Returns the error page that replaces a failed page (500), whose own body is empty until scripts
 * have run; null for every other response. Adjusts the headers.
 */
export function coverOf(response: ServerResponse, page: () => string | null): Buffer | null {
  const cover = response.statusCode === 500 && isPage(response) ? page() : null;
  if (cover === null) return null;
  for (const name of untrue) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  return Buffer.from(cover);
}

/** Whether a response is an HTML page. */
export function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
}
