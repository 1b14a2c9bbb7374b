import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../store/json.ts';

/** Opcodes of the Mendoza format: `0, value` replaces everything by a value. */
const VALUE = 0;
/** `17, value, name` sets an attribute of an object. */
const SET_FIELD = 17;

/**
 * Returns what a transaction did to a document, as a pair of Mendoza patches; null: missing. The
 * revision is not part of the values: readers of the format remove it before they apply a patch.
 */
export function effectOf(before: JsonObject | null, after: JsonObject | null) {
  const [previous, next] = [withoutRevision(before), withoutRevision(after)];
  return { apply: patchBetween(previous, next), revert: patchBetween(next, previous) };
}

/**
 * Returns the same as {@link effectOf} as patches that replace the whole document, for documents of
 * which not every attribute is known.
 */
export function replacementOf(before: JsonObject | null, after: JsonObject | null) {
  return { apply: effectOf(null, after).apply, revert: effectOf(null, before).apply };
}

function withoutRevision(document: JsonObject | null): JsonObject | null {
  if (document === null) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/**
 * Returns a patch by attribute, so that readers know who changed which, without searching for
 * smaller differences, which only saves bytes. An attribute is removed by its position among the
 * sorted names, and that depends on the attributes that the reader has: then the patch is the whole
 * value. `[0, null]` is how readers recognise a deletion, and as `revert` a creation.
 */
function patchBetween(from: JsonObject | null, to: JsonObject | null): Json[] {
  if (from === null || to === null) return [VALUE, to];
  const isReduced = Object.keys(from).some((name) => !Object.hasOwn(to, name));
  if (isReduced) return [VALUE, to];
  return Object.entries(to).flatMap(([name, value]) =>
    isDeepStrictEqual(from[name], value) ? [] : [SET_FIELD, value, name],
  );
}
