import type { IncomingMessage, ServerResponse } from 'node:http';
import { freeBuffers } from '../../lib/platform/free-buffers.ts';
import { hasBody } from './has-body.ts';

/**
 * How many bytes a second are discarded of all bodies together: what visitors send, and little enough
 * that no page has to wait.
 */
const BYTES_PER_SECOND = 32 * 1024 * 1024;

/** When what has been discarded so far would be at this rate, in ms of a monotonic clock. */
let dueAt = 0;

/**
 * Has the rest of a body read and discarded for up to `ms` after the response, however early that is
 * sent: if the connection is closed while the client is sending, the client loses the response (RFC
 * 9112, section 9.6). Then destroys the connection; Node.js alone, which discards what nobody reads,
 * would go on for minutes, as fast as it can, and leave what it discards to the next garbage collection.
 * Call it before the response.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!hasBody(request)) return;
  // Before Node.js discards it itself, which it does unless somebody has begun to read.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    request.on('data', (chunk: Buffer) => discard(request, chunk));
    request.read(0);
    const cut = setTimeout(() => request.socket.destroy(), ms);
    request.once('close', () => clearTimeout(cut));
  });
}

/** Frees the memory of a chunk, and reads the next one when it is due. */
function discard(request: IncomingMessage, chunk: Buffer): void {
  const now = performance.now();
  dueAt = Math.max(dueAt, now) + (chunk.length / BYTES_PER_SECOND) * 1000;
  freeBuffers([chunk]);
  request.pause();
  setTimeout(() => request.resume(), dueAt - now);
}
