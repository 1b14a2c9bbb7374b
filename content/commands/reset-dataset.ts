import type { SanityClient } from '@sanity/client';
import { baselineId } from './baseline.ts';
import { originId } from './origin.ts';

/** Selects documents and assets; the service's own documents (`_.…`) are not content. */
const everything = '*[!(_id in path("_.**"))]';
const documentsOnly = `${everything}[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`;

/**
 * Deletes every document, draft and asset of the client's dataset, with the metadata of earlier
 * imports, and returns how many documents, drafts and assets there were. Documents are deleted in
 * one transaction before the assets they refer to. Rejects when the content service fails or
 * refuses.
 */
export async function emptyDataset(client: SanityClient): Promise<number> {
  const counted = `count(${everything}[!(_id in $remembered)])`;
  const remembered = [originId, baselineId];
  const count = await client.fetch<number>(counted, { remembered }, { perspective: 'raw' });
  for (const query of [documentsOnly, everything]) {
    await client.delete({ query }, { visibility: 'sync', returnDocuments: false });
  }
  return count;
}
