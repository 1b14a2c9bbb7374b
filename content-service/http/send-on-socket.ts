import type { Duplex } from 'node:stream';
import type { ApiError } from './result.ts';

/** Sends an error past the app, as the last response of a connection. */
export function sendOnSocket(socket: Duplex, { status, body }: ApiError): void {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${String(body.error)}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
