import type { ServerResponse } from 'node:http';

/** Content types of text: pages and their data, styles, scripts. Event streams must not wait. */
const textTypes =
  /^(text\/(?!event-stream)|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml))/;

/**
 * Returns the bytes to send instead of a complete body, and corrects the headers. A body is empty
 * only if the response is a failure.
 */
export type Finish = (body: Buffer) => Buffer;

/**
 * Buffers the body of a response with one of the content types, and of any failure, until it is
 * complete, so that `finish` can inspect it before the header is written. Other responses pass
 * unchanged. Returns a function that discards the buffer and restores the response's methods, for use
 * when another response must be sent instead.
 */
export function bufferResponse(
  response: ServerResponse,
  finish: Finish,
  types: RegExp = textTypes,
): () => void {
  const own = { write: response.write, end: response.end, writeHead: response.writeHead };
  const write = own.write.bind(response);
  const end = own.end.bind(response);
  const writeHead = own.writeHead.bind(response);
  const held: Buffer[] = [];
  let holds: boolean | null = null;

  const isHeld = () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    holds ??= !response.headersSent && (hasFailed(response) || types.test(type));
    return holds;
  };
  const restore = () => {
    Object.assign(response, own);
  };

  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    const [status] = head;
    for (const part of head) {
      if (typeof part !== 'object' || Array.isArray(part)) continue;
      for (const [name, value = ''] of Object.entries(part)) response.setHeader(name, value);
    }
    response.statusCode = status;
    return isHeld() ? response : writeHead(...head);
  }) as typeof writeHead;

  response.write = ((...body: Parameters<typeof write>) => {
    if (!isHeld()) return write(...body);
    held.push(bytesOf(body[0], body[1]));
    callBack(body);
    return true;
  }) as typeof write;

  response.end = ((...body: Parameters<typeof end>) => {
    if (!isHeld()) return end(...body);
    const [chunk, encoding] = body;
    const whole = joined([...held, bytesOf(chunk, encoding)]);
    restore();
    const final = whole.length > 0 || hasFailed(response) ? finish(whole) : whole;
    if (final.length > 0) response.setHeader('Content-Length', final.length);
    // The framework's length is that of the body before `finish`.
    else if (response.req.method === 'HEAD') response.removeHeader('Content-Length');
    end(final);
    callBack(body);
    return response;
  }) as typeof end;

  return restore;
}

/** Whether a response is a server error; the framework's own have neither a type nor always a body. */
export function hasFailed({ statusCode }: ServerResponse): boolean {
  return statusCode >= 500;
}

/** Returns a chunk, as passed to `write` or `end`, as bytes; empty if there is only a callback. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  const named = typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
  return Buffer.from(chunk, named);
}

/** Joins chunks; most responses have a single one, which is not copied. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0), ...more] = chunks.filter(({ length }) => length > 0);
  return more.length === 0 ? first : Buffer.concat([first, ...more]);
}

/** Calls the last parameter of `write` or `end` if it is a callback. */
function callBack(parameters: readonly unknown[]): void {
  const callback = parameters.at(-1);
  if (typeof callback === 'function') process.nextTick(() => callback());
}
