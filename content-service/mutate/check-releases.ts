import type { MutationFailure } from '../http/errors.ts';
import { parseDocumentId, releaseDocumentId } from '../ids/document-id.ts';
import { lockedRelease } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Checks that a transaction leaves the versions in locked releases alone. A scheduled release
 * publishes what was in it when it was scheduled; one that is published or archived has no versions
 * any more. Versions under the name of a release that does not exist are not restricted.
 */
export function checkReleases(work: WorkingSet): MutationFailure[] {
  return [...work.touched].flatMap(([id, { document, index }]): MutationFailure[] => {
    const layer = parseDocumentId(id)?.layer ?? null;
    const state = layer === null ? null : work.get(releaseDocumentId(layer))?.state;
    if (layer === null || typeof state !== 'string' || state === 'active') return [];
    const isAllowed = document === null && state !== 'scheduled';
    return isAllowed ? [] : [{ index, ...lockedRelease(layer, state) }];
  });
}
