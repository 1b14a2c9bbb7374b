import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { onResponseClose } from './http/on-response-end.ts';
import { plainError } from './http/plain-error.ts';
import type { HeaderList } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What a response with status 405 has to name (RFC 9110, section 15.5.6). A request for a tunnel
 * (CONNECT) has no path: these are the methods that nearly all paths allow.
 */
const ALLOWED: HeaderList = [['Allow', 'GET, HEAD, OPTIONS']];

/** How long a client has to read the response and to close the connection, in milliseconds. */
export const CLOSE_MS = 1000;

/**
 * Makes `server` respond to requests that its parser rejects (a broken request line, headers of
 * more than 16 KB, a request that does not end in time), and to those for a tunnel, which Node.js
 * would not answer, with the same small page and the same headers as for other errors, and then
 * closes the connection, whether or not the client closes it.
 * If the parser rejects a body, the error is the response to its request. If another response is in
 * progress on the connection, the connection is destroyed: anything written to it would become part
 * of that response.
 */
export function answerUnreadableRequests(server: Server, security: HeaderList): void {
  const latest = new WeakMap<Duplex, [IncomingMessage, ServerResponse]>();
  server.on('request', (request, response) => {
    // Pipelined requests are still emitted after the socket was destroyed.
    if (request.socket.destroyed) return;
    latest.set(request.socket, [request, response]);
    onResponseClose(response, () => {
      const isLatest = latest.get(request.socket)?.[1] === response;
      // Keeps an incomplete request: errors in the rest of its body must not get a second response.
      if (isLatest && request.complete) latest.delete(request.socket);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const given = STATUS_BY_CODE[error.code ?? ''] ?? 400;
    const [request, response] = latest.get(socket) ?? [];
    const isGone = !socket.writable || error.code === 'ECONNRESET';
    if (!isGone && request?.complete === false && response?.headersSent === false) {
      sendError(response, given, security, [['Connection', 'close']]);
      return;
    }
    if (isGone || response) socket.destroy();
    else sendLast(socket, given, security);
  });
  server.on('connect', (_request, socket: Duplex) => {
    // The server no longer listens for its errors, such as that the client has disconnected.
    socket.on('error', () => socket.destroy());
    if (latest.has(socket)) socket.destroy();
    else sendLast(socket, 405, security, ALLOWED);
  });
}

/** Sends an error as the last response of a connection. */
function sendLast(
  socket: Duplex,
  given: number,
  security: HeaderList,
  more: HeaderList = [],
): void {
  const { status, reason, headers, body } = plainError(given, security, null);
  const lines = [...headers, ...more].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines}Connection: close\r\n\r\n${body}`);
  const cut = setTimeout(() => socket.destroy(), CLOSE_MS);
  socket.once('close', () => clearTimeout(cut));
}
