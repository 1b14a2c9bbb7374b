import type { Duplex } from 'node:stream';
import type { ApiError } from './result.ts';

/** How long a client may take to read the response and to close its half of the connection. */
const LINGER_MS = 1000;

/**
 * Sends an error past the app, as the last response of a connection, which is destroyed a second
 * later unless the client has closed it before. To destroy it at once could discard the response
 * before the client reads it (RFC 9112, section 9.6).
 */
export function sendOnSocket(socket: Duplex, { status, body, headers = {} }: ApiError): void {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${String(body.error)}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
