/**
 * The length of the longest piece of a heading that cannot be broken, in characters: words are
 * broken at spaces, hyphens and soft hyphens.
 */
export function longestWord(heading: string): number {
  return Math.max(1, ...heading.split(/[\s\u00ad-]+/u).map((piece) => [...piece].length));
}
