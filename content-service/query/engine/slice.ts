import type { GroqNode } from '../language/syntax-tree.ts';

/** Returns the part of an array that a GROQ slice `[left..right]` or `[left...right]` selects. */
export function sliceOf<T>(items: readonly T[], { left, right, isInclusive }: GroqNode): T[] {
  const place = (index: unknown) => {
    const number = Number(index);
    return number < 0 ? items.length + number : number;
  };
  const end = place(right) + (isInclusive === true ? 1 : 0);
  return items.slice(Math.max(place(left), 0), Math.max(end, 0));
}
