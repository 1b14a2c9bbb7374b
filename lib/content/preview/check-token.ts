import 'server-only';
import { ClientError } from '@sanity/client';
import { isResponding } from '../answers/is-responding.ts';
import { previewClient } from '../client.ts';

/** `refused`: the service rejects the token. `unreachable`: it gave no valid response. */
export type TokenCheck = 'valid' | 'refused' | 'unreachable';

/** Checks with the content service whether a token may read drafts. Never throws. */
export async function checkToken(token: string): Promise<TokenCheck> {
  try {
    return (await isResponding(previewClient(token))) ? 'valid' : 'unreachable';
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'unreachable';
  }
}

/** Whether the content service rejected the token of a request (401 or 403). */
export function isRefusal(error: unknown): boolean {
  return error instanceof ClientError && [401, 403].includes(error.statusCode);
}
