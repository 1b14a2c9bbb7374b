import type { IncomingMessage } from 'node:http';
import { isJsonObject, isShallow, type JsonObject } from '../store/json.ts';
import { plainError } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

const MEGABYTE = 1024 * 1024;

/** Maximum size of the JSON body of a query or a management call, in bytes. */
export const QUERY_BODY_LIMIT = MEGABYTE;
/** Maximum size of the JSON body of a mutation, in bytes; an import sends batches of 256 KB. */
export const MUTATION_BODY_LIMIT = 16 * MEGABYTE;

const tooLarge = (limit: number) =>
  plainError(413, `The request body is larger than the limit of ${limit} bytes`);

/**
 * Reads a whole body of at most `limit` bytes. A larger one fails with 413; the rest of it is left
 * unread and the connection open, so that the response can still be sent.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Result<Buffer>> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return fail(tooLarge(limit));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > limit) return fail(tooLarge(limit));
    chunks.push(bytes);
  }
  return succeed(Buffer.concat(chunks));
}

/**
 * Reads a JSON object from the body: 415 for another media type, 413 above `limit` bytes, 400 for
 * malformed JSON or anything but an object. An empty body is allowed where `optional` is set.
 */
export async function readJsonBody(
  request: IncomingMessage,
  limit: number,
  optional = false,
): Promise<Result<JsonObject>> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const isJson = type === 'application/json' || type?.endsWith('+json') === true;
  if ((!isJson && !(optional && type === '')) || encoding !== 'identity') {
    return fail(plainError(415, 'The request body must be sent as application/json'));
  }
  const body = await readBody(request, limit);
  if (!body.ok) return body;
  if (optional && body.value.length === 0) return succeed({});
  try {
    const value: unknown = JSON.parse(body.value.toString('utf8'));
    if (!isShallow(value)) return fail(plainError(400, 'The request body is nested too deeply'));
    if (isJsonObject(value)) return succeed(value);
  } catch {
    return fail(plainError(400, 'The request body is not valid JSON'));
  }
  return fail(plainError(400, 'The request body must be a JSON object'));
}
