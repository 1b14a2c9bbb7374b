import { limits } from '../limits.ts';

/**
 * Reads a text that is not blank and at most `most` characters long; returns it unchanged, or null.
 */
export function readTextUpTo(value: unknown, most: number): string | null {
  if (typeof value !== 'string' || value.length > most) return null;
  return value.trim() === '' ? null : value;
}

/** Reads a title, a label, a name. */
export const readLine = (value: unknown) => readTextUpTo(value, limits.line);

/** Reads text without formatting. */
export const readText = (value: unknown) => readTextUpTo(value, limits.text);
