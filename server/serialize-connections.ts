import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { onResponseClose } from './http/on-response-end.ts';

/** Handles a request at once, or when those before it on its connection have been answered. */
export type ServeSerially = (
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => void,
) => void;

type PendingRequest = Parameters<ServeSerially>;

/** Maximum number of requests that wait on a connection; browsers do not pipeline. */
export const MAX_WAITING = 32;

/** How long a client may accept no byte of a response that is being sent to it, in ms. */
export const STALLED_MS = 30_000;

/**
 * Returns a function that handles the pipelined requests of a connection (RFC 9112, section 9.3.2)
 * one after the other, because Node.js emits all that have arrived at once. The next one begins when
 * the previous response has been written to the network, so a client that reads nothing takes the
 * memory of one response. Destroys a connection on which more than `MAX_WAITING` requests wait, or
 * whose client accepts nothing of a response for `stalledMs`. Call it for no request of a destroyed one.
 */
export function serializeConnections(stalledMs = STALLED_MS): ServeSerially {
  /** The waiting requests of every connection that has one in progress. */
  const connections = new WeakMap<Socket, PendingRequest[]>();

  const begin = ([{ socket }, response, serve]: PendingRequest, waiting: PendingRequest[]) => {
    onResponseClose(response, () => {
      const next = waiting.shift();
      if (!next) connections.delete(socket);
      // The previous response may have been the last of its connection.
      else if (socket.writable) begin(next, waiting);
    });
    response.setTimeout(stalledMs, () => {
      // Otherwise the response is still being prepared.
      if (socket.writableLength > 0) socket.destroy();
    });
    // A request that has proved malformed while it waited has its response already.
    if (!response.writableEnded) serve();
  };

  return (...pending) => {
    const [{ socket }] = pending;
    const waiting = connections.get(socket);
    if (!waiting) {
      const none: PendingRequest[] = [];
      connections.set(socket, none);
      begin(pending, none);
    } else if (waiting.push(pending) > MAX_WAITING) destroyCheaply(socket);
  };
}

/**
 * Destroys a connection with any number of requests. Node.js gives each of them an error when the
 * connection closes; to record and format where it was made would take longer than all the rest.
 */
function destroyCheaply(socket: Socket): void {
  let limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = limit;
  });
  socket.destroy();
}
