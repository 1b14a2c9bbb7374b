import type { MutationFailure } from '../http/errors.ts';
import { strongReferences } from '../store/references.ts';
import { missingReference, stillReferenced } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Looks at a transaction's outcome as a whole: a document must not refer strongly to one that is
 * not there, and one that is referred to strongly must not be deleted. The order of the mutations
 * within the transaction does not matter.
 */
export function checkReferences(work: WorkingSet): MutationFailure[] {
  const failures: MutationFailure[] = [];
  for (const [id, { document, index }] of work.touched) {
    if (document === null) {
      const referrers = work.dataset
        .referrersOf(id)
        .filter((source) => source !== id && !work.touched.has(source));
      if (referrers.length > 0) failures.push({ index, ...stillReferenced(id, referrers.sort()) });
      continue;
    }
    for (const target of strongReferences(document)) {
      if (work.get(target) === null) failures.push({ index, ...missingReference(id, target) });
    }
  }
  return failures.sort((a, b) => a.index - b.index);
}
