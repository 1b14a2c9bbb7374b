import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiError } from './result.ts';

/** The response of a handler; a stream body is sent as it is produced. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | Readable | null;
}

/** Creates a reply from serialized JSON. Data is never cached by intermediaries. */
export function jsonBytes(
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body,
  };
}

/** Creates a JSON reply from a value. */
export function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return jsonBytes(status, JSON.stringify(value), headers);
}

/** Creates the reply for an expected failure. */
export function errorReply(error: ApiError): Reply {
  return json(error.status, error.body, error.headers);
}

/** Writes a reply to the socket; for HEAD only its headers (RFC 9110, section 9.3.2). */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const { body } = reply;
  const headers: Record<string, string | number> = { ...reply.headers };
  if (typeof body === 'string') headers['content-length'] = Buffer.byteLength(body);
  else if (body instanceof Uint8Array) headers['content-length'] = body.byteLength;
  response.writeHead(reply.status, headers);
  if (request.method === 'HEAD' || body === null) {
    if (body instanceof Readable) body.destroy();
    response.end();
    return;
  }
  if (body instanceof Readable) {
    // A client that disconnects in the middle of a download is not a failure of the service.
    await pipeline(body, response).catch(() => response.destroy());
    return;
  }
  response.end(body);
}
