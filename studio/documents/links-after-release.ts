import { DocumentId, getPublishedId, isDraftId, isVersionId } from '@sanity/id-utils';
import type { LinkedDocument } from './linked-document.ts';

/** The version of a document in a release. */
export interface ReleaseVersion {
  readonly _id: string;
  /** Whether the release unpublishes the document. */
  readonly isRemoval: boolean;
}

/**
 * Returns those of the documents, drafts and versions linking to one that still do once a release is
 * public. Its versions replace what is published. Where it unpublishes a document that links, the draft
 * that is left does not count: it can link to something that is not public.
 *
 * @param versions all versions in the release
 */
export function linksAfterRelease(
  linking: readonly LinkedDocument[],
  versions: readonly ReleaseVersion[],
): LinkedDocument[] {
  const inRelease = new Map(
    versions.map((version) => [getPublishedId(DocumentId(version._id)), version]),
  );
  return linking.filter(({ _id }) => {
    const documentId = DocumentId(_id);
    const version = inRelease.get(getPublishedId(documentId));
    if (!version) return true;
    if (isVersionId(documentId)) return _id !== version._id || !version.isRemoval;
    return isDraftId(documentId) && !version.isRemoval;
  });
}
