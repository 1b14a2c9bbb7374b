import 'server-only';
import { cache } from 'react';
import type { ContentProblem } from '../model/content-query.ts';

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

const unread = cache(() => ({ reported: false, shown: false }));

/** Reports that the content service did not send some of the drafts that the page would show. */
export function reportUnreadDrafts(): void {
  unread().reported = true;
}

/**
 * Returns whether to show the editor that drafts are missing: once per page, in the first place that
 * asks after it was reported.
 */
export function takeUnreadDrafts(): boolean {
  const state = unread();
  if (!state.reported || state.shown) return false;
  state.shown = true;
  return true;
}
