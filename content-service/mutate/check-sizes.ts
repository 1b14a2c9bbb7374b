import type { MutationFailure } from '../http/errors.ts';
import { measure, ResultTooLarge } from '../query/engine/measure.ts';
import type { JsonObject } from '../store/json.ts';
import { documentTooLarge } from './failures.ts';
import type { WorkingSet } from './working-set.ts';

/** Maximum size of a document's JSON in UTF-8, in bytes. */
export const DOCUMENT_LIMIT = 1024 * 1024;

/**
 * Checks the sizes of all documents that a transaction writes. A larger document would fill the
 * results of the lists that contain it, until they are refused for all other documents too.
 */
export function checkSizes(work: WorkingSet): MutationFailure[] {
  return [...work.touched].flatMap(([id, { document, index }]): MutationFailure[] => {
    if (document === null || isWithinLimit(document)) return [];
    return [{ index, ...documentTooLarge(id, DOCUMENT_LIMIT) }];
  });
}

function isWithinLimit(document: JsonObject): boolean {
  try {
    // A patch can put one long text in a thousand places; such a document is never serialized. What
    // is measured is approximate, so that only twice the limit is certainly too large.
    measure(document, 2 * DOCUMENT_LIMIT);
  } catch (error) {
    if (error instanceof ResultTooLarge) return false;
    throw error;
  }
  return Buffer.byteLength(JSON.stringify(document)) <= DOCUMENT_LIMIT;
}
