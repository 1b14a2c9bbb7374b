import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { isJsonObject, isShallow, type JsonObject } from '../../store/json.ts';
import { acquireSlot } from './acquire-slot.ts';
import { checkAccess } from './authorize.ts';
import type { ApiContext } from './context.ts';

const MEGABYTE = 1024 * 1024;

/** Maximum size of the JSON body of a query or a management call, in bytes. */
export const QUERY_BODY_LIMIT = MEGABYTE;
/** Maximum size of the JSON body of a mutation, in bytes; an import sends batches of 256 KB. */
export const MUTATION_BODY_LIMIT = 16 * MEGABYTE;

/** Reads a JSON object from the body, as {@link readJson} does. Throws 400 for anything else. */
export async function readJsonBody(
  c: ApiContext,
  limit: number,
  optional = false,
): Promise<JsonObject> {
  const value = await readJson(c, limit, optional);
  if (isJsonObject(value)) return value;
  throw new ApiException(plainError(400, 'The request body must be a JSON object'));
}

/**
 * Reads JSON from the body. Throws an {@link ApiException}: 415 for another media type,
 * 413 above `limit` bytes, 400 for malformed JSON, 503 where anonymous clients have sent too many,
 * and those of {@link receiveBody}.
 * An empty body is allowed where `optional` is set, and read as an empty object.
 */
export async function readJson(c: ApiContext, limit: number, optional = false): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const encoding = c.req.header('content-encoding') ?? 'identity';
  const isJson = type === 'application/json' || type.endsWith('+json');
  if ((!isJson && !(optional && type === '')) || encoding !== 'identity') {
    throw new ApiException(plainError(415, 'The request body must be sent as application/json'));
  }
  acquireSlot(c, c.env.service.anonymousBodies, 'requests with a body');
  const body = await readBody(c, limit);
  if (optional && body.length === 0) return {};
  const value = parse(body.toString('utf8'));
  if (isShallow(value)) return value;
  throw new ApiException(plainError(400, 'The request body is nested too deeply'));
}

/**
 * Reads a body of at most `limit` bytes. Throws an {@link ApiException} with 413 for a longer one,
 * and those of {@link receiveBody}.
 */
export async function readBody(c: ApiContext, limit: number): Promise<Buffer> {
  const tooLarge = plainError(413, `The request body is larger than the limit of ${limit} bytes`);
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new ApiException(tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const bytes of receiveBody(c)) {
    size += bytes.length;
    if (size > limit) throw new ApiException(tooLarge);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * Yields the body of a request as it arrives. Every handler reads it here, because at its end the
 * caller's access is checked again: throws as {@link checkAccess} does. It is read from the connection
 * and not through the Fetch API, which holds back the part of a body that is not wanted any more: the
 * connection could not be used again.
 */
export async function* receiveBody(c: ApiContext): AsyncGenerator<Buffer> {
  for await (const chunk of c.env.incoming.iterator({ destroyOnReturn: false })) {
    yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
  }
  checkAccess(c);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiException(plainError(400, 'The request body is not valid JSON'));
  }
}
