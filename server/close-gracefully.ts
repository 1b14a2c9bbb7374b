import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** How long connections are awaited, and accepted at the most, and may take to ask, in ms. */
const AWAIT_MS = 50;
const ACCEPT_MS = 1000;
const ASK_MS = 1000;

/**
 * Prepares `server` for an orderly end and gives the function that ends it: connections that wait
 * to be accepted still are, then none; responses under way may finish for `graceMs` milliseconds,
 * and connections without any are ended. Whatever is still open then (a client that reads nothing,
 * a WebSocket) is cut. Resolves when the last connection is gone. Call it before the server
 * listens.
 *
 * The server's own `close` would destroy connections whose last bytes are not yet sent.
 */
export function gracefulClose(server: Server, graceMs: number): () => Promise<void> {
  /** Every connection, with the number of its requests under way; null before the first. */
  const sockets = new Map<Socket, number | null>();
  let isClosing = false;
  let accepted = 0;

  const endIfIdle = (socket: Socket) => {
    if (isClosing && sockets.get(socket) === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    sockets.set(socket, (sockets.get(socket) ?? 0) + 1);
    response.once('close', () => {
      sockets.set(socket, (sockets.get(socket) ?? 1) - 1);
      endIfIdle(socket);
    });
  });

  /** Each round of the event loop accepts one connection of those that wait: until none is left. */
  const acceptWaiting = async () => {
    const until = performance.now() + ACCEPT_MS;
    for (let before = -1; before !== accepted && performance.now() < until; ) {
      before = accepted;
      await setImmediate();
      await setImmediate();
    }
  };

  return async () => {
    await setTimeout(AWAIT_MS);
    await acceptWaiting();
    isClosing = true;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    for (const socket of sockets.keys()) endIfIdle(socket);
    const cut = new AbortController();
    const after = (ms: number, end: (socket: Socket, requests: number | null) => void) =>
      setTimeout(ms, undefined, cut).then(
        () => {
          for (const [socket, requests] of sockets) end(socket, requests);
        },
        () => undefined,
      );
    void after(Math.min(ASK_MS, graceMs), (socket, requests) => {
      if (requests === null) socket.destroySoon();
    });
    void after(graceMs, (socket) => socket.destroy());
    await closed;
    cut.abort();
  };
}
