import type { ApiContext } from '../http/context.ts';
import { isPublicId } from '../ids/document-id.ts';
import type { DatasetState } from '../store/dataset-state.ts';

/**
 * Returns a function that checks whether the caller may read the history of a document. Who may read
 * a document now may read its earlier revisions; so without a token, only those of documents that
 * are public now, and not of what was unpublished or deleted.
 */
export function historyAccess(c: ApiContext, dataset: DatasetState): (id: string) => boolean {
  if (c.get('caller').role !== 'anonymous') return () => true;
  return (id) => isPublicId(id) && dataset.has(id);
}
