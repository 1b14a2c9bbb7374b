import { stegaClean } from '../../lib/platform/format/stega-clean.ts';

/** The same characters in an address. */
const percentEncoded = /(?:%E2%80%8[BCD]|%EF%BB%BF){4}/i;

/** Whether a text contains invisible characters that lead to its field in the Studio. */
export function hasStega(text: string): boolean {
  return stegaClean(text) !== text || percentEncoded.test(text);
}
