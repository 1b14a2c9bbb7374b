import type { MutationFailure } from '../http/errors.ts';
import { isInRelease, parseDocumentId } from '../ids/document-id.ts';
import { strongReferences } from '../store/references.ts';
import { missingReference, stillReferenced } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Checks the references in the outcome of a transaction as a whole: a document must not refer
 * strongly to a missing one, and a document with strong references to it must not be deleted. The
 * order of the mutations within the transaction does not matter. What a version in a release refers
 * to may come with the release: until that is published, it need not exist, but must not be deleted.
 * Links of a draft or a version to its own document do not count: it is kept when the document is
 * unpublished, and the link leads somewhere again when it is published.
 */
export function checkReferences(work: WorkingSet): MutationFailure[] {
  const failures: MutationFailure[] = [];
  for (const [id, { document, index }] of work.touched) {
    if (document === null) {
      const referrers = work.dataset
        .referrersOf(id)
        .filter((source) => publishedIdOf(source) !== id && !work.touched.has(source));
      if (referrers.length > 0) failures.push({ index, ...stillReferenced(id, referrers.sort()) });
      continue;
    }
    for (const target of strongReferences(document)) {
      if (target === publishedIdOf(id) || work.has(target)) continue;
      if (isInRelease(id) && !work.dataset.has(target)) continue;
      failures.push({ index, ...missingReference(id, target) });
    }
  }
  return failures.sort((a, b) => a.index - b.index);
}

function publishedIdOf(id: string): string | undefined {
  return parseDocumentId(id)?.publishedId;
}
