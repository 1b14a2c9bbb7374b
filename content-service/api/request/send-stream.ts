import type { Readable } from 'node:stream';
import type { ApiContext } from './context.ts';

/**
 * Responds with a stream as it is produced; to HEAD without it (RFC 9110, section 9.3.2). When the
 * client disconnects, the stream is destroyed. When the stream fails, the connection is broken, so
 * that the client does not take a part for the whole.
 */
export function sendStream(
  c: ApiContext,
  source: Readable,
  status: 200 | 206,
  headers: Record<string, string>,
): Response {
  if (c.env.incoming.method !== 'HEAD') return c.body(toWeb(source), status, headers);
  source.destroy();
  return c.body(null, status, headers);
}

/** Converts a stream; `Readable.toWeb` has a type of its own, which is not the one of the DOM. */
function toWeb(source: Readable): ReadableStream {
  const chunks = source.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
}
