import { stegaClean } from '../../../platform/format/stega-clean.ts';
import { limits } from './limits.ts';

/** Control characters (C0, DEL and C1) except tabs and line breaks. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Reads a string of at most `max` characters, not counting the invisible ones that lead to its field
 * in previews of the Studio. Removes control characters, which XML forbids, and replaces lone
 * surrogates, half an emoji for example, which `encodeURIComponent` rejects. Returns null for
 * anything else.
 */
export function readString(value: unknown, max: number): string | null {
  if (typeof value !== 'string' || isLonger(value, max)) return null;
  return value.replaceAll(controls, '').toWellFormed();
}

/** Whether a text has more than `max` characters that can be seen. */
const isLonger = (text: string, max: number) => text.length > max && stegaClean(text).length > max;

/**
 * Reads a text that is not blank and at most `max` characters long; returns it as `readString`
 * does, or null.
 */
export function readTextUpTo(value: unknown, max: number): string | null {
  const text = readString(value, max);
  return text?.trim() ? text : null;
}

/** Reads a title, a label, a name. */
export const readLine = (value: unknown) => readTextUpTo(value, limits.line);

/** Reads text without formatting. */
export const readText = (value: unknown) => readTextUpTo(value, limits.text);
