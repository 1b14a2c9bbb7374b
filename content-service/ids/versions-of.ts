import { idInLayer, parseDocumentId } from './document-id.ts';

/** Where documents are looked up by id: a dataset, or the documents as a transaction sees them. */
export interface DocumentIds {
  has(id: string): boolean;
  /** Returns the ids that start with `prefix` and a dot, sorted. */
  idsUnder(prefix: string): string[];
}

/** Returns the ids of the existing draft and versions of a published document, sorted. */
export function versionsOf(documents: DocumentIds, publishedId: string): string[] {
  const draftId = idInLayer(publishedId, 'drafts');
  const versions = documents
    .idsUnder('versions')
    .filter((id) => parseDocumentId(id)?.publishedId === publishedId);
  return documents.has(draftId) ? [draftId, ...versions] : versions;
}
