import type { MutationFailure } from '../http/errors.ts';
import { isSystemId } from '../ids/document-id.ts';
import { insufficientPermissions } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Refuses a transaction that writes system documents, for callers who may not. It looks at what the
 * mutations have done, since those that select by query do not name the documents.
 */
export function checkSystemDocuments(work: WorkingSet): MutationFailure[] {
  return [...work.touched].flatMap(([id, { document, index }]): MutationFailure[] => {
    if (!isSystemId(id)) return [];
    const written = work.dataset.has(id) ? 'update' : 'create';
    return [{ index, ...insufficientPermissions(document === null ? 'delete' : written) }];
  });
}
