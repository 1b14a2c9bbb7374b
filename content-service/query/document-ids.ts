import {
  DocumentId,
  getPublishedId,
  getVersionNameFromId,
  isDraftId,
  isVersionId,
} from '@sanity/id-utils';

/** Where a document stands: the published one it belongs to, and the layer it is in. */
export interface DocumentPlace {
  readonly publishedId: string;
  /** `drafts`, a release's name, or null for what is published. */
  readonly layer: string | null;
}

/** Takes a document's id apart: `drafts.<id>`, `versions.<release>.<id>` or `<id>`. */
export function placeOf(id: string): DocumentPlace {
  const documentId = DocumentId(id);
  if (isDraftId(documentId)) return { publishedId: getPublishedId(documentId), layer: 'drafts' };
  if (isVersionId(documentId)) {
    return { publishedId: getPublishedId(documentId), layer: getVersionNameFromId(documentId) };
  }
  return { publishedId: id, layer: null };
}

/** Tells whether anybody may see a document of this id: ids with a dot are private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}
