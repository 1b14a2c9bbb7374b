import 'server-only';
import { log } from '../../log/log.ts';
import type { ContentProblem } from '../content-query.ts';
import { processState } from './process-state.ts';

/** How many problems are remembered as logged; the oldest are forgotten first. */
const capacity = 10_000;

const logged = processState('content.logged-problems', () => new Set<string>());

/** Logs each problem once per revision of its document, whoever meets it first. */
export function logProblems(problems: readonly ContentProblem[]): void {
  for (const { id, type, revision, field, expected, leftOut } of problems) {
    const key = [id, revision, field, expected].join('\n');
    if (logged.has(key)) continue;
    logged.add(key);
    const [oldest] = logged;
    if (logged.size > capacity && oldest) logged.delete(oldest);
    log('warning', 'content.left-out', { id, type, revision, field, expected, leftOut });
  }
}
