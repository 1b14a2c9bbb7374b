import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { plainError } from './errors.ts';
import { sendOnSocket } from './send-on-socket.ts';

/** How long a body may arrive without progress, or after the response, in ms. */
export const IDLE_MS = 30_000;
/** Fewer bytes within that time are no progress: a client could hold a connection indefinitely. */
const PROGRESS_BYTES = 16 * 1024;

const tooSlow = plainError(408, `A body must arrive at ${PROGRESS_BYTES} bytes per 30 s or faster`);

/**
 * Ends requests whose body makes no progress, with 408; and, progress or not, those that received a
 * response, when the rest of their body has been discarded for the same time: some clients never stop.
 * Node's own limit applies to the whole request, which may be a large upload over a slow connection.
 */
export function endIdleBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let bytesRead = socket.bytesRead;
    const check = () => {
      const progress = socket.bytesRead - bytesRead;
      bytesRead += progress;
      const isRead = !response.writableFinished && progress >= PROGRESS_BYTES;
      if (!request.complete && isRead) return;
      clearInterval(timer);
      if (request.complete) return;
      if (!response.headersSent) sendOnSocket(socket, tooSlow);
      socket.destroySoon();
    };
    const timer = setInterval(check, IDLE_MS).unref();
    // The client has the whole time to receive it.
    response.once('finish', () => timer.refresh());
    request.once('close', () => clearInterval(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
