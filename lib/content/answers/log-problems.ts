import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '../../platform/log/log.ts';
import { processState } from '../../platform/process-state.ts';
import type { ContentProblem } from '../content-query.ts';

/** How many revisions are remembered as logged; the oldest are forgotten first. */
const capacity = 10_000;

const logged = processState(
  'content.logged-revisions',
  () => new LRUCache<string, true>({ max: capacity }),
);

/**
 * Logs each document with problems once per revision, even if several answers contain it: its first
 * problem, and how many more this answer has. `npm run content:check -- --published` lists all.
 */
export function logProblems(problems: readonly ContentProblem[]): void {
  const byRevision = Map.groupBy(problems, ({ id, revision }) => `${id}\n${revision}`);
  for (const [key, [first, ...others]] of byRevision) {
    if (!first || logged.has(key)) continue;
    logged.set(key, true);
    const { id, type, revision, field, expected, leftOut } = first;
    const more = others.length;
    log('warning', 'content.left-out', { id, type, revision, field, expected, leftOut, more });
  }
}
