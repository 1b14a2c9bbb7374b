import type { DraftDocument } from '../mutate/working-set.ts';
import { isJsonObject, type Json, type JsonObject } from '../store/json.ts';

/**
 * Returns the content of a document under another id, without what belongs to its revision or to
 * its place in a release.
 */
export function copyAs(
  _id: string,
  { _rev, _updatedAt, _system, ...content }: DraftDocument,
): JsonObject {
  return { ...content, _id };
}

/**
 * Returns the document that publishing a draft or a version makes. References marked with
 * `_strengthenOnPublish` are weak only while what they refer to is not published: they become
 * strong, unless the schema declares them as weak.
 */
export function publishedFrom(version: DraftDocument, publishedId: string): JsonObject {
  return strengthened(copyAs(publishedId, version));
}

function strengthened(value: JsonObject): JsonObject {
  const { _strengthenOnPublish: mark } = value;
  const isStrong = isJsonObject(mark) && mark.weak !== true;
  const kept = Object.entries(value).filter(
    ([name]) => name !== '_strengthenOnPublish' && !(isStrong && name === '_weak'),
  );
  return Object.fromEntries(kept.map(([name, item]) => [name, strengthenedItem(item)]));
}

function strengthenedItem(item: Json): Json {
  if (Array.isArray(item)) return item.map(strengthenedItem);
  return isJsonObject(item) ? strengthened(item) : item;
}
