import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads and discards the rest of a body, for up to `ms` after the response has been sent: if the
 * connection is closed while the client is sending, the client loses the response (RFC 9112,
 * section 9.6). Then destroys the connection.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (request.complete) return;
  request.resume();
  response.once('finish', () => {
    if (request.complete) return;
    const cut = setTimeout(() => request.socket.destroy(), ms);
    request.once('close', () => clearTimeout(cut));
  });
}
