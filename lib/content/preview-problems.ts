import 'server-only';
import { cache } from 'react';
import type { ContentProblem } from './content-query.ts';

const collected = cache((): Map<string, ContentProblem> => new Map());

/** Collects the problems because of which the page rendered for an editor leaves something out. */
export function reportToEditor(problems: readonly ContentProblem[]): void {
  const found = collected();
  for (const problem of problems) found.set(`${problem.id} ${problem.field}`, problem);
}

/**
 * Returns the problems of the answers that this page has read so far; empty on public pages. To
 * show the problems of a kind of content, await its getter first.
 */
export function reportedProblems(): readonly ContentProblem[] {
  return [...collected().values()];
}
