import 'server-only';
import type { SanityClient } from '@sanity/client';
import { isRecord } from '../parse/formats/is-record.ts';
import { requestDeadline } from './request-deadline.ts';

/**
 * Sends a minimal query to the content service. Returns whether the response is one of the service:
 * a proxy's page with status 200 is not. Rejects if there is none in time, or it is an error.
 */
export async function isResponding(client: SanityClient): Promise<boolean> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
  const result = await client.fetch<unknown>('{"ok": true}', {}, options);
  return isRecord(result) && result.ok === true;
}
