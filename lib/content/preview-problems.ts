import 'server-only';
import { cache } from 'react';
import type { ContentProblem } from './content-query.ts';

const collected = cache((): Map<string, ContentProblem> => new Map());

/** Collects what the page being rendered for an editor leaves out. */
export function reportToEditor(problems: readonly ContentProblem[]): void {
  const found = collected();
  for (const problem of problems) found.set(`${problem.id} ${problem.field}`, problem);
}

/**
 * What was left out of the answers that this page has read so far; empty for the public. Whoever
 * shows the problems of a kind of content must have awaited its getter first.
 */
export function reportedProblems(): readonly ContentProblem[] {
  return [...collected().values()];
}
