import { z } from 'zod';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { QUERY_BODY_LIMIT, readJson } from '../request/body.ts';
import type { ApiContext } from '../request/context.ts';

/** How many bytes a user may store; the Studio stores a few short lists of ids. */
export const MAX_BYTES = 1024 * 1024;

/** How many keys a request may read or write. */
export const MAX_KEYS = 100;

const pairsSchema = z
  .array(z.object({ key: z.string().min(1).max(200), value: z.json() }))
  .min(1)
  .max(MAX_KEYS);

/**
 * Handles `GET /users/me/keyvalue/{key,key}`: returns the caller's values as `{key, value}`; keys
 * without a value are left out. Throws an {@link ApiException} with 400 for too many keys.
 */
export function readUserValues(c: ApiContext): Response {
  const keys = (c.req.param('keys') ?? '').split(',');
  if (keys.length > MAX_KEYS) {
    throw new ApiException(plainError(400, `A request can read at most ${MAX_KEYS} keys`));
  }
  return c.json(c.env.service.store.userValues.read(c.get('caller').id, keys));
}

/**
 * Handles `PUT /users/me/keyvalue`: stores a list of `{key, value}` for the caller and returns it.
 * Throws an {@link ApiException} with 400 where it is not valid, or would be too much.
 */
export async function writeUserValues(c: ApiContext): Promise<Response> {
  const parsed = pairsSchema.safeParse(await readJson(c, QUERY_BODY_LIMIT));
  if (!parsed.success) {
    const message = 'The body must be a list of {key, value} with keys of 1 to 200 characters';
    throw new ApiException(plainError(400, message));
  }
  const { userValues } = c.env.service.store;
  const { id } = c.get('caller');
  const keys = parsed.data.map(({ key }) => key);
  const added = Buffer.byteLength(JSON.stringify(parsed.data));
  if (userValues.bytesBeside(id, keys) + added > MAX_BYTES) {
    throw new ApiException(plainError(400, `A user can store at most ${MAX_BYTES} bytes`));
  }
  userValues.write(id, parsed.data);
  return c.json(parsed.data);
}
