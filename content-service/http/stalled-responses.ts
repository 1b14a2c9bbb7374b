import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a client may accept no byte of a response that is being sent to it, in ms. */
export const STALLED_MS = 30_000;

/**
 * Destroys the connection of a client that accepts nothing of a response for `stalledMs`: until then,
 * the response is in memory, and an export keeps a snapshot of the database.
 */
export function endStalledResponses(server: Server, stalledMs = STALLED_MS): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.setTimeout(stalledMs, () => {
      // Otherwise the response is still being prepared, or waits for events.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
