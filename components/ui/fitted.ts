import type { CSSProperties } from 'react';
import { longestWord } from '#lib/platform/format/longest-word';

/**
 * Returns the style of a heading with the class `fitted`, which scales the type to its longest
 * word.
 */
export function fitted(heading: string): CSSProperties & Record<'--longest-word', number> {
  return { '--longest-word': longestWord(heading) };
}
