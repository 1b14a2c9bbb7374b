import type { SanityClient } from '@sanity/client';
import { baselineId } from './baseline.ts';
import { originId } from './origin.ts';

/** Selects documents and assets; the service's own documents (`_.…`) are not content. */
const everything = '*[!(_id in path("_.**"))]';
const documentsOnly = `${everything}[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`;

const scheduled = '*[_type == "system.release" && state == "scheduled"].name';

/**
 * Deletes every document, draft and asset of the client's dataset, with the metadata of earlier
 * imports, and returns how many documents, drafts and assets there were. Documents are deleted in
 * one transaction before the assets they refer to. Scheduled releases, which would keep their
 * documents, become active. Rejects when the content service fails or refuses.
 */
export async function emptyDataset(client: SanityClient): Promise<number> {
  const counted = `count(${everything}[!(_id in $remembered)])`;
  const remembered = [originId, baselineId];
  const count = await client.fetch<number>(counted, { remembered }, { perspective: 'raw' });
  const releases = await client.fetch<string[]>(scheduled, {}, { perspective: 'raw' });
  for (const releaseId of releases) await client.releases.unschedule({ releaseId });
  for (const query of [documentsOnly, everything]) {
    await client.delete({ query }, { visibility: 'sync', returnDocuments: false });
  }
  return count;
}
