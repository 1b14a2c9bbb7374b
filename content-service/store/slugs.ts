import { isJsonObject, type Json, type StoredDocument } from './json.ts';

/**
 * Returns every string that a filter may compare with the slug of a document: the field `slug`
 * itself, or the values of its fields (`current`, or one per language). Other documents have no
 * slug.
 */
export function slugsOf(document: StoredDocument): Set<string> {
  const { slug } = document;
  const values: (Json | undefined)[] = isJsonObject(slug) ? Object.values(slug) : [slug];
  return new Set(values.filter((value) => typeof value === 'string'));
}
