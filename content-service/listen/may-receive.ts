import type { Caller } from '../http/auth.ts';
import { isPublicId, parseDocumentId } from '../ids/document-id.ts';
import { isPublishedByDefault } from '../query/language/perspective.ts';

/**
 * Returns whether a listener may receive changes of a document, by its id: a client without a token
 * only those of public documents; from an API version on, any client only those of published
 * documents, unless it asks for all versions.
 */
export function receivable(
  caller: Caller,
  apiVersion: string,
  includeAllVersions: boolean,
): (documentId: string) => boolean {
  const onlyPublic = caller.role === 'anonymous';
  const onlyPublished = !includeAllVersions && isPublishedByDefault(apiVersion);
  return (id) => {
    if (onlyPublic && !isPublicId(id)) return false;
    return !onlyPublished || parseDocumentId(id)?.layer === null;
  };
}
