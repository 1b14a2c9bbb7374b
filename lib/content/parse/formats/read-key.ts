import { limits } from './limits.ts';
import { readTextUpTo } from './read-text.ts';

/**
 * Reads an `_id`, a `_ref` or a `_key`. Returns null if it contains control characters or lone
 * surrogates: without them it would identify something else.
 */
export function readKey(value: unknown): string | null {
  const key = readTextUpTo(value, limits.key);
  return key === value ? key : null;
}
