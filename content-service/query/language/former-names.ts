const FORMER = 'text::matchQuery';
const PRESENT = 'text::query';

/** A string, closed or not, or a comment, in which nothing is a function; or the function. */
const PARTS = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|\btext::matchQuery\b/g;

/**
 * Returns a query in which `text::matchQuery`, the earlier name of `text::query` that the Studio's
 * settings mention, is that function. Blanks before it keep the positions of everything else.
 */
export function withPresentNames(query: string): string {
  return query.replace(PARTS, (part) => (part === FORMER ? PRESENT.padStart(part.length) : part));
}
