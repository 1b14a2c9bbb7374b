import 'server-only';
import { fetchSecretQuery } from '@sanity/preview-url-secret/constants';
import { requestDeadline } from '../answers/request-deadline.ts';
import { siteClient } from '../client/client.ts';
import type { PreviewAccess } from '../client/preview-access.ts';
import { isRecord } from '../parse/formats/is-record.ts';
import { parseStudioToken } from './studio-token.ts';

/**
 * Checks the preview token of the Studio's frame: its secret must be in the dataset, where only
 * editors can write it. The Studio renews it every hour, after which it is no longer valid. The
 * secret for sharing all drafts without a limit in time, which a Studio may offer, is never accepted.
 * Rejects if the content service does not respond.
 */
export async function checkStudioToken(token: string): Promise<PreviewAccess | 'refused'> {
  const parsed = parseStudioToken(token);
  if (!parsed || !siteClient) return 'refused';
  const { secret, perspective } = parsed;
  const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
  const found = await siteClient.fetch<unknown>(fetchSecretQuery, { secret }, options);
  return isRecord(found) && found.secret === secret ? { kind: 'studio', perspective } : 'refused';
}
