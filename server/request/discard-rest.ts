import type { IncomingMessage, ServerResponse } from 'node:http';
import { freeBuffers } from '../../lib/platform/free-buffers.ts';
import { hasBody } from './has-body.ts';

/**
 * Has the rest of a body read and discarded for up to `ms` after the response, however early that is
 * sent: if the connection is closed while the client is sending, the client loses the response (RFC
 * 9112, section 9.6). Then destroys the connection; Node.js alone, which discards what nobody reads,
 * would go on for minutes, and leave what it discards to the next garbage collection. Call it before the
 * response.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!hasBody(request)) return;
  // Before Node.js discards it itself, which it does unless somebody has begun to read.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    request.on('data', (chunk: Buffer) => freeBuffers([chunk]));
    request.read(0);
    const cut = setTimeout(() => request.socket.destroy(), ms);
    request.once('close', () => clearTimeout(cut));
  });
}
