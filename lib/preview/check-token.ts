import 'server-only';
import { ClientError } from '@sanity/client';
import { previewClient } from '../content/client.ts';

/** `refused`: the service does not know the token. `unreachable`: it could not be asked. */
export type TokenCheck = 'valid' | 'refused' | 'unreachable';

/** How long the content service may take to judge a token, in ms. */
const patience = 4000;

/** Asks the content service whether a token may read drafts. */
export async function checkToken(token: string): Promise<TokenCheck> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(patience) } as const;
    await previewClient(token).fetch('*[_type == "settings"][0]._id', {}, options);
    return 'valid';
  } catch (error) {
    const refused = error instanceof ClientError && [401, 403].includes(error.statusCode);
    return refused ? 'refused' : 'unreachable';
  }
}
