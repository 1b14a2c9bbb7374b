import type { ServerResponse } from 'node:http';

/** Headers of the failed response that would be untrue of the page that takes its place. */
const untrue = ['Content-Encoding', 'Content-Length', 'ETag', 'Link', 'Transfer-Encoding'];

/**
 * Sends `page` in place of the body when a response turns out to be a failed HTML page (500): the
 * framework's own is empty until scripts have run. Everything else passes untouched.
 *
 * The turn is taken where the header is written, because that is the one point which everything
 * passes: compression, which the framework lays over `write` and `end`, writes it early.
 */
export function coverFailure(response: ServerResponse, page: () => string | null): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let cover: string | null = null;

  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.statusCode = head[0];
    cover = isFailedPage(response) ? page() : null;
    if (cover === null) return writeHead(...head);
    for (const name of untrue) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Length', Buffer.byteLength(cover));
    return writeHead(response.statusCode);
  }) as typeof writeHead;

  response.write = ((...body: Parameters<typeof write>) => {
    announceFailure();
    return cover !== null || write(...body);
  }) as typeof write;

  response.end = ((...body: Parameters<typeof end>) => {
    announceFailure();
    return cover === null ? end(...body) : end(cover);
  }) as typeof end;

  /** The header must be written before the first piece of the body is passed on. */
  function announceFailure(): void {
    if (!response.headersSent && isFailedPage(response)) response.writeHead(response.statusCode);
  }
}

function isFailedPage(response: ServerResponse): boolean {
  const type = String(response.getHeader('Content-Type') ?? '');
  return response.statusCode === 500 && type.startsWith('text/html');
}
