import { limits } from '../limits.ts';

/** Reads an `_id`, a `_ref` or a `_key`. */
export function readKey(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= limits.key ? value : null;
}
