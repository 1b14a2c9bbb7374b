import 'server-only';
import { requestDeadline } from '../answers/request-deadline.ts';
import { siteClient } from '../client/client.ts';
import type { LinkAccess } from '../client/preview-access.ts';
import { isRecord } from '../parse/formats/is-record.ts';
import {
  isSignatureOf,
  parseSharedLinkToken,
  sharedLinkType,
  sharedLinkValidity,
} from './shared-link.ts';

const query =
  '*[_type == $type && _id == $id][0]{_createdAt, _updatedAt, documentId, expiresAt, signature}';

/**
 * Checks the preview token of a shared link: its document must be in the dataset, with a signature
 * over the terms that the key in the token made, and not be expired. A link whose document an editor
 * has deleted is withdrawn. However its terms were written, it ends 30 days after it was made.
 * Rejects if the content service does not respond.
 */
export async function checkSharedLink(token: string): Promise<LinkAccess | 'refused'> {
  const parsed = parseSharedLinkToken(token);
  if (!parsed || !siteClient) return 'refused';
  const { id, key } = parsed;
  const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
  const link = await siteClient.fetch<unknown>(query, { type: sharedLinkType, id }, options);
  if (!isRecord(link)) return 'refused';
  const { _createdAt, _updatedAt, documentId, expiresAt, signature } = link;
  if (typeof documentId !== 'string' || typeof expiresAt !== 'string') return 'refused';
  const isSigned = await isSignatureOf(String(signature), { id, documentId, expiresAt }, key);
  const ends = Math.min(
    Date.parse(expiresAt),
    // Its author can choose when it was created, but not when it was changed.
    ...[_createdAt, _updatedAt].map((time) => Date.parse(String(time)) + sharedLinkValidity.max),
  );
  return isSigned && Date.now() < ends ? { kind: 'link', documentId, expiresAt } : 'refused';
}
