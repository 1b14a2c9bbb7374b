/**
 * The length of the longest piece of a heading that cannot be broken, in characters: it is broken
 * at spaces, hyphens and soft hyphens, but not at a no-break space.
 */
export function longestWord(heading: string): number {
  return Math.max(
    1,
    ...heading.split(/(?:[^\S\u00a0]|[\u00ad-])+/u).map((piece) => [...piece].length),
  );
}
