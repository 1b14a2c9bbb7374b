import type { ServerResponse } from 'node:http';

/**
 * Calls `done` when the connection is closed, or nothing more is to be done for the response: Node.js
 * emits that event once. A listener that is removed again, as `once` does, would turn the object of the
 * listeners into a dictionary with a hidden class of its own, which doubles the processor time of a
 * response from memory.
 */
export function onResponseClose(response: ServerResponse, done: () => void): void {
  response.on('close', done);
}

/**
 * Calls `done` once, when a response is complete or its connection is closed, at once if it is. The
 * framework's promise is no measure of that: it settles when the client has received everything, which a
 * client that reads nothing prevents for ever.
 */
export function onResponseEnd(response: ServerResponse, done: () => void): void {
  const complete = onResponseComplete(response, done);
  // The client may have disconnected before, while its request waited for something.
  if (response.destroyed) complete();
  else onResponseClose(response, complete);
}

/**
 * Calls `done` once, when a response is complete or the returned function is called; not when the
 * client disconnects, since the handler then still works on the request.
 */
export function onResponseComplete(response: ServerResponse, done: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    done();
  };
  const end = response.end.bind(response);
  response.end = ((...body: Parameters<typeof end>) => {
    end(...body);
    once();
    return response;
  }) as typeof end;
  return once;
}
