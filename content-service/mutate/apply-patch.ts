import { Mutation as Patch } from '@sanity/mutator';
import { fail, type Result, succeed } from '../http/result.ts';
import { isJsonObject, type JsonObject, type UnstampedDocument } from '../store/json.ts';
import { errorMessage } from '../util/error-message.ts';
import type { PatchMutation } from './parse.ts';

const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
] as const;

/**
 * Applies a patch to a copy of a document and returns it. A patch that cannot be applied, or that
 * changes an immutable attribute (`_id`, `_type`), fails with a description.
 */
export function applyPatch(
  document: UnstampedDocument,
  patch: PatchMutation,
): Result<JsonObject, string> {
  const operations = Object.fromEntries(
    OPERATIONS.filter((name) => patch[name] !== undefined).map((name) => [name, patch[name]]),
  );
  try {
    const next: unknown = new Patch({
      mutations: [{ patch: { id: document._id, ...operations } }],
    }).apply(document);
    if (!isJsonObject(next)) return fail('The patch does not leave a document');
    if (next._id !== document._id) return fail('Cannot modify immutable attribute "_id"');
    if (next._type !== document._type) return fail('Cannot modify immutable attribute "_type"');
    return succeed(next);
  } catch (error) {
    return fail(`Invalid patch: ${errorMessage(error)}`);
  }
}
