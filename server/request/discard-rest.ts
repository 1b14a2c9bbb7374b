import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads what is left of a body and forgets it, up to `ms` after the response has been sent: a
 * connection that is closed while the client is sending loses the response (RFC 9112, section 9.6).
 * Then the connection is cut.
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
