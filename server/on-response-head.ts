import type { ServerResponse } from 'node:http';

/**
 * Calls `done` when the head of a response is written: its content is ready then, and how long it is
 * being sent depends on the client.
 */
export function onResponseHead(response: ServerResponse, done: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    done();
    return writeHead(...head);
  }) as typeof writeHead;
}
