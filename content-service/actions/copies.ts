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

/**
 * Returns the draft that is left of a published document when several are unpublished together.
 * `typeOf` returns the type of those: references to them become weak until the draft is published,
 * as the Studio makes references to what is not public.
 */
export function draftFrom(
  published: DraftDocument,
  draftId: string,
  typeOf: (id: string) => string | undefined,
): JsonObject {
  return weakened(copyAs(draftId, published), typeOf);
}

function weakened(value: JsonObject, typeOf: (id: string) => string | undefined): JsonObject {
  const weakenedItem = (item: Json): Json => {
    if (Array.isArray(item)) return item.map(weakenedItem);
    return isJsonObject(item) ? weakened(item, typeOf) : item;
  };
  const items = Object.entries(value).map(([name, item]) => [name, weakenedItem(item)]);
  const content: JsonObject = Object.fromEntries(items);
  const type = typeof value._ref === 'string' ? typeOf(value._ref) : undefined;
  if (type === undefined || value._weak === true) return content;
  return { ...content, _weak: true, _strengthenOnPublish: { type } };
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
