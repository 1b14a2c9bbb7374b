import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { keepPreviousSlugs } from './keep-previous-slugs.ts';

/**
 * Returns the version to publish where `next` was written without knowledge of `previous`, such as
 * a file of the dataset: with the previous slugs of both, and the slugs that `next` changes. Applies
 * to types with previous slugs; returns `next` itself otherwise.
 */
export function mergePreviousSlugs<T extends JsonRecord>(previous: JsonRecord | null, next: T): T {
  const earlier = listOf(previous?._type === next._type ? previous?.previousSlugs : null);
  if (earlier.length === 0) return keepPreviousSlugs(previous, next);
  const previousSlugs = [...listOf(next.previousSlugs), ...earlier];
  return keepPreviousSlugs(previous, { ...next, previousSlugs });
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
