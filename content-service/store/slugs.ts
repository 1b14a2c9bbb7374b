import { isJsonObject, type Json, type StoredDocument } from './json.ts';

/**
 * Every string that a filter may compare the slug of a document with: the field `slug` itself, or
 * the values of its fields (`current`, or one per language). Anything else has no slug.
 */
export function slugsOf(document: StoredDocument): Set<string> {
  const { slug } = document;
  const values: (Json | undefined)[] = isJsonObject(slug) ? Object.values(slug) : [slug];
  return new Set(values.filter((value) => typeof value === 'string'));
}
