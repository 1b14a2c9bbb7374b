import { DocumentId, getPublishedId, isVersionId } from '@sanity/id-utils';
import type { LinkedDocument } from './linked-document.ts';

/**
 * Returns the documents that link to one, given all drafts and versions that do, its own included.
 * Each is returned once, and once more for every release with a version that links to it.
 */
export function linksFromElsewhere(
  linking: readonly LinkedDocument[],
  id: string,
): LinkedDocument[] {
  const own = getPublishedId(DocumentId(id));
  const byId = linking.flatMap((document) => {
    const documentId = DocumentId(document._id);
    const publishedId = getPublishedId(documentId);
    const key: string = isVersionId(documentId) ? documentId : publishedId;
    return publishedId === own ? [] : [[key, document] as const];
  });
  return [...new Map(byId).values()];
}
