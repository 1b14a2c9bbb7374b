import { isJsonObject, type Json } from './json.ts';

/**
 * Returns the ids a value refers to strongly, at any depth. A reference is weak when `_weak` is
 * true, and one into another dataset or project (`_dataset`, `_projectId`) is not checked.
 */
export function strongReferences(value: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found);
  } else if (isJsonObject(value)) {
    const isLocal = value._dataset === undefined && value._projectId === undefined;
    if (typeof value._ref === 'string' && value._weak !== true && isLocal) found.add(value._ref);
    for (const item of Object.values(value)) strongReferences(item, found);
  }
  return found;
}
