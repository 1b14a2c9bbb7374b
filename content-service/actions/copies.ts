import { isJsonObject, type Json, type JsonObject, type UnstampedDocument } from '../store/json.ts';

/**
 * Returns the content of a document under another id, without what belongs to its revision or to
 * its place in a release.
 */
export function copyAs(
  _id: string,
  { _rev, _updatedAt, _system, ...content }: UnstampedDocument,
): JsonObject {
  return { ...content, _id };
}

/**
 * Returns the document that publishing a draft or a version makes. References marked with
 * `_strengthenOnPublish` are weak only while what they refer to is not published: they become
 * strong, unless the schema declares them as weak.
 */
export function publishedFrom(version: UnstampedDocument, publishedId: string): JsonObject {
  return changeObjects(copyAs(publishedId, version), strengthened);
}

/**
 * Returns the draft that is left of a document when several are unpublished together: a copy of its
 * draft, or of the published document. `typeOf` returns the type of those: references to them become
 * weak until the draft is published, as the Studio makes references to what is not public.
 */
export function draftFrom(
  document: UnstampedDocument,
  draftId: string,
  typeOf: (id: string) => string | undefined,
): JsonObject {
  const weakened = (value: JsonObject): JsonObject => {
    const type = typeof value._ref === 'string' ? typeOf(value._ref) : undefined;
    if (type === undefined || value._weak === true) return value;
    return { ...value, _weak: true, _strengthenOnPublish: { type } };
  };
  return changeObjects(copyAs(draftId, document), weakened);
}

function strengthened({ _strengthenOnPublish: mark, ...value }: JsonObject): JsonObject {
  if (!isJsonObject(mark) || mark.weak === true) return value;
  const { _weak, ...strong } = value;
  return strong;
}

/** Returns a value in which every object has been changed, those inside of others first. */
function changeObjects(value: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject {
  const changed = (item: Json): Json => {
    if (Array.isArray(item)) return item.map(changed);
    return isJsonObject(item) ? changeObjects(item, change) : item;
  };
  const items = Object.entries(value).map(([name, item]) => [name, changed(item)]);
  return change(Object.fromEntries(items));
}
