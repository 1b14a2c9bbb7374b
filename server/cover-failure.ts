import type { ServerResponse } from 'node:http';

/** Headers of the failed response that would be untrue of the page that takes its place. */
const untrue = ['Content-Encoding', 'Content-Length', 'ETag', 'Link', 'Transfer-Encoding'];

/**
 * Sends `page` in place of the body when a response turns out to be a failed HTML page (500): the
 * framework's own is empty until scripts have run. Everything else passes untouched.
 */
export function coverFailure(response: ServerResponse, page: () => string | null): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let covered = false;

  function cover(): boolean {
    if (covered) return true;
    if (response.headersSent || response.statusCode !== 500 || !isHtml(response)) return false;
    const html = page();
    if (html === null) return false;
    covered = true;
    for (const name of untrue) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Length', Buffer.byteLength(html));
    end(html);
    return true;
  }

  response.write = ((...body: Parameters<typeof write>) =>
    cover() || write(...body)) as typeof write;
  response.end = ((...body: Parameters<typeof end>) =>
    cover() ? response : end(...body)) as typeof end;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
}
