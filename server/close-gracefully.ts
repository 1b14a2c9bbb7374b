import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_MS = 50;

/**
 * Prepares `server` for an orderly end and gives the function that ends it: no new connection is
 * accepted, idle ones are closed, responses under way may finish for `graceMs` milliseconds, and
 * whatever is still open then (a client that reads nothing, a WebSocket) is cut. Resolves when
 * the last connection is gone. Call it before the server listens.
 */
export function gracefulClose(server: Server, graceMs: number): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    // A connection becomes idle when its response ends; nothing tells of it.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => {
      for (const socket of sockets) {
        socket.destroy();
      }
    }, graceMs);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(sweep);
    clearTimeout(cut);
  };
}
