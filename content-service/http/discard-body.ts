import type { IncomingMessage } from 'node:http';

/**
 * How many bytes a second are discarded of all bodies together: what clients send, and little enough
 * that no other request has to wait.
 */
const BYTES_PER_SECOND = 32 * 1024 * 1024;

/** When what has been discarded so far would be at this rate, in ms of a monotonic clock. */
let dueAt = 0;

/**
 * Reads and discards the rest of a body that nobody reads, at a limited rate: while a client is sending,
 * closing the connection would lose the response (RFC 9112, section 9.6).
 */
export function discardBody(incoming: IncomingMessage): void {
  if (incoming.readableEnded) return;
  incoming.on('data', ({ length }: Buffer) => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now) + (length / BYTES_PER_SECOND) * 1000;
    incoming.pause();
    setTimeout(() => incoming.resume(), dueAt - now);
  });
  incoming.resume();
}
