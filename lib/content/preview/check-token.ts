import 'server-only';
import { ClientError } from '@sanity/client';
import { requestDeadline } from '../answers/request-deadline.ts';
import { previewClient } from '../client.ts';

/** `refused`: the service rejects the token. `unreachable`: it gave no valid response. */
export type TokenCheck = 'valid' | 'refused' | 'unreachable';

/** Checks with the content service whether a token may read drafts. Never throws. */
export async function checkToken(token: string): Promise<TokenCheck> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
    const answer: unknown = await previewClient(token).fetch(
      '*[_type == "settings"][0]._id',
      {},
      options,
    );
    // A proxy's page with status 200 is not a response of the service, and validates no token.
    return answer === null || typeof answer === 'string' ? 'valid' : 'unreachable';
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'unreachable';
  }
}

/** Whether the content service rejected the token of a request (401 or 403). */
export function isRefusal(error: unknown): boolean {
  return error instanceof ClientError && [401, 403].includes(error.statusCode);
}
