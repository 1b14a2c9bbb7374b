import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '../../platform/log/log.ts';
import { processState } from '../../platform/process-state.ts';
import type { ContentProblem } from '../model/content-query.ts';
import { leavesOutItems } from '../model/section-places.ts';

/** How many parts of revisions are remembered as logged; the oldest are forgotten first. */
const capacity = 10_000;

const logged = processState(
  'content.logged-parts',
  () => new LRUCache<string, true>({ max: capacity }),
);

/**
 * Logs each document with problems once per revision and part that is left out, even if several answers
 * contain it: the first problem of the part, and how many more this answer has.
 * `npm run content:check -- --published` lists all.
 */
export function logProblems(problems: readonly ContentProblem[]): void {
  for (const [key, [first, ...others]] of Map.groupBy(problems, partOf)) {
    if (!first || logged.has(key)) continue;
    logged.set(key, true);
    const { id, type, revision, field, expected, leftOut } = first;
    const more = others.length;
    log('warning', 'content.left-out', { id, type, revision, field, expected, leftOut, more });
  }
}

/** Returns what identifies the part that is left out because of a problem, in this revision. */
function partOf(problem: ContentProblem): string {
  const { id, revision, leftOut, field } = problem;
  const section = typeof leftOut === 'object' ? [leftOut.page, leftOut.section] : null;
  return JSON.stringify([id, revision, section, leavesOutItems(problem) ? field : null]);
}
