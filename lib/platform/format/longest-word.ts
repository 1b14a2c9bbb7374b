import { stegaClean } from './stega-clean.ts';

/**
 * Returns the length of the longest unbreakable piece of a heading, in characters that can be seen.
 * Headings break at spaces, hyphens and soft hyphens, but not at no-break spaces.
 */
export function longestWord(heading: string): number {
  return Math.max(
    1,
    ...stegaClean(heading)
      .split(/(?:[^\S\u00a0]|[\u00ad-])+/u)
      .map((piece) => [...piece].length),
  );
}
