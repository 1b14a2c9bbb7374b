import type { MutationFailure } from '../http/errors.ts';
import { isSystemId } from '../ids/document-id.ts';
import { insufficientPermissions } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Refuses a transaction that writes or purges system documents, for callers who may not. It looks at
 * what the mutations have done, since those that select by query do not name the documents.
 */
export function checkSystemDocuments(work: WorkingSet): MutationFailure[] {
  const written = [...work.touched].flatMap(([id, { document, index }]): MutationFailure[] => {
    if (!isSystemId(id)) return [];
    const permission = work.dataset.has(id) ? 'update' : 'create';
    return [{ index, ...insufficientPermissions(document === null ? 'delete' : permission) }];
  });
  const purged = [...work.purged].flatMap(([id, index]): MutationFailure[] =>
    isSystemId(id) && !work.touched.has(id)
      ? [{ index, ...insufficientPermissions('delete') }]
      : [],
  );
  return [...written, ...purged];
}
