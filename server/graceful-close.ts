import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { onResponseClose } from './http/on-response-end.ts';
import { hasBody } from './request/has-body.ts';

/**
 * In milliseconds: how long no connection must arrive until none is awaited any more, how long the
 * event loop may wait for one at a time, and how long a connection has for its first request.
 */
const AWAIT_MS = 50;
const TURN_MS = 5;
const ASK_MS = 1000;

/** The requests in progress on a connection. */
interface InProgress {
  /** How many there are; null before the first. */
  readonly requests: number | null;
  /** How many of them have a body. */
  readonly withBody: number;
}

/**
 * Prepares `server` for a graceful shutdown and returns the function that performs it. That
 * function goes on accepting connections until none has arrived for `AWAIT_MS`, but for half of
 * `graceMs` at most: connections that clients opened before the shutdown, and that still wait to be
 * accepted, look like new ones. It gives responses in progress `graceMs` milliseconds to finish,
 * those to requests with a body `bodyGraceMs` (no less), and ends idle connections. It then destroys
 * every connection that is still open (a client that reads nothing, a WebSocket), and resolves when
 * the last connection is closed. Call `gracefulClose` before the server listens.
 *
 * The server's own `close` would destroy connections whose last bytes have not been sent yet.
 */
export function gracefulClose(
  server: Server,
  graceMs: number,
  bodyGraceMs = graceMs,
): () => Promise<void> {
  const sockets = new Map<Socket, InProgress>();
  let isClosing = false;
  let accepted = 0;

  /** Requests may begin and end after their connection is closed, which would then never be freed. */
  const count = (socket: Socket, difference: number, isWithBody: boolean) => {
    const known = sockets.get(socket);
    if (!known) return;
    const requests = (known.requests ?? 0) + difference;
    const withBody = known.withBody + (isWithBody ? difference : 0);
    sockets.set(socket, { requests, withBody });
  };
  const endIfIdle = (socket: Socket) => {
    if (isClosing && sockets.get(socket)?.requests === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.set(socket, { requests: null, withBody: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    // Pipelined requests are still emitted after the socket was destroyed.
    if (socket.destroyed) return;
    const isWithBody = hasBody(request);
    if (isClosing) response.setHeader('Connection', 'close');
    count(socket, 1, isWithBody);
    onResponseClose(response, () => {
      count(socket, -1, isWithBody);
      endIfIdle(socket);
    });
  });

  /**
   * Accepts waiting connections until none has arrived for a while, but no longer than half of the
   * grace period. Each turn of the event loop accepts one, so under load they take their time.
   */
  const acceptWaiting = async () => {
    const start = performance.now();
    for (let last = start, now = start; now - start < graceMs / 2; now = performance.now()) {
      const before = accepted;
      await setImmediate();
      await setImmediate();
      if (accepted !== before) last = performance.now();
      else if (now - last > AWAIT_MS) return;
      else await setTimeout(TURN_MS);
    }
  };

  return async () => {
    isClosing = true;
    for (const socket of sockets.keys()) endIfIdle(socket);
    const cut = new AbortController();
    const after = (ms: number, end: (socket: Socket, inProgress: InProgress) => void) =>
      setTimeout(ms, undefined, cut).then(
        () => {
          for (const [socket, inProgress] of sockets) end(socket, inProgress);
        },
        () => undefined,
      );
    void after(graceMs, (socket, { withBody }) => {
      if (withBody === 0) socket.destroy();
    });
    void after(bodyGraceMs, (socket) => socket.destroy());
    await acceptWaiting();
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    void after(Math.min(ASK_MS, graceMs), (socket, { requests }) => {
      if (requests === null) socket.destroySoon();
    });
    await closed;
    cut.abort();
  };
}
