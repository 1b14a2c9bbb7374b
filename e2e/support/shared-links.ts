import {
  formatSharedLinkToken,
  newSharedLink,
  sharedLinkType,
  signTerms,
} from '../../lib/content/preview/shared-link.ts';
import { contentClient } from '../fixtures/content-client.ts';

const HOUR = 60 * 60 * 1000;

/** Makes a shared link as the Studio does; returns its token and a function that withdraws it. */
export async function createSharedLink(documentId: string, { hours = 1 } = {}) {
  const link = newSharedLink();
  const expiresAt = new Date(Date.now() + hours * HOUR).toISOString();
  const terms = { id: link.id, documentId, expiresAt };
  const signature = await signTerms(terms, link.key);
  const client = contentClient();
  await client.create({ _id: link.id, _type: sharedLinkType, documentId, expiresAt, signature });
  return {
    id: link.id,
    token: formatSharedLinkToken(link),
    withdraw: () => client.delete(link.id),
  };
}
