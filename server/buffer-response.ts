import type { ServerResponse } from 'node:http';

/** What is held: pages and their data, styles, scripts. Streams of events must not wait. */
const heldTypes =
  /^(text\/(?!event-stream)|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml))/;

/** Gives what is sent in place of a whole body that is not empty, and mends the headers. */
export type Finish = (body: Buffer) => Buffer;

/**
 * Holds the body of a text response until it is whole, so that `finish` can judge it before the
 * header is written. Other responses pass untouched. Gives what forgets whatever is held and lets
 * go of the response, for when it has to be answered otherwise.
 */
export function bufferResponse(response: ServerResponse, finish: Finish): () => void {
  const own = { write: response.write, end: response.end, writeHead: response.writeHead };
  const write = own.write.bind(response);
  const end = own.end.bind(response);
  const writeHead = own.writeHead.bind(response);
  const held: Buffer[] = [];
  let holds: boolean | null = null;

  const isHeld = () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    holds ??= !response.headersSent && heldTypes.test(type);
    return holds;
  };
  const letGo = () => {
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
    const whole = Buffer.concat([...held, bytesOf(chunk, encoding)]);
    letGo();
    const final = whole.length > 0 ? finish(whole) : whole;
    if (final.length > 0) response.setHeader('Content-Length', final.length);
    end(final);
    callBack(body);
    return response;
  }) as typeof end;

  return letGo;
}

/** A piece of a body as `write` and `end` take it; nothing where there is only a callback. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  const named = typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
  return Buffer.from(chunk, named);
}

/** Calls what the last of the parameters of `write` and `end` may be. */
function callBack(parameters: readonly unknown[]): void {
  const callback = parameters.at(-1);
  if (typeof callback === 'function') process.nextTick(() => callback());
}
