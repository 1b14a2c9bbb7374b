import type { CSSProperties } from 'react';
import { longestWord } from '#lib/platform/format/longest-word';

/** The style of a heading of class `fitted`, whose type gives way to its longest word. */
export function fitted(heading: string): CSSProperties & Record<'--longest-word', number> {
  return { '--longest-word': longestWord(heading) };
}
