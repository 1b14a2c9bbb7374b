import 'server-only';
import { storedAnswers } from '../../content/answers/answer-store.ts';
import { targetMoments } from '../../content/answers/coming-targets.ts';
import { type ChangedAnswer, changedAnswer } from '../../content/answers/refresh-answers.ts';
import { processState } from '../../platform/process-state.ts';

interface Due {
  keys: readonly string[];
}

/**
 * The keys of the answers found last, kept by the process: the timer that finds them and the task that
 * expires them are in different bundles.
 */
const due = processState<Due>('revalidate.due-answers', () => ({ keys: [] }));

/**
 * Looks for the stored answers in which something begins or ends after `since` and not after `until`
 * (ms since 1970), and returns whether there are any.
 */
export function findDueAnswers(since: number, until: number): boolean {
  due.keys = [...storedAnswers()]
    .filter(([, { query, value }]) =>
      [...(query.moments?.(value) ?? []), ...targetMoments(value)].some(
        (moment) => moment > since && moment <= until,
      ),
    )
    .map(([key]) => key);
  return due.keys.length > 0;
}

/**
 * Returns the answers that were found last, as changed: their values are the same, but what of them is
 * current is not.
 */
export function dueAnswers(): ChangedAnswer[] {
  return due.keys.map(changedAnswer);
}
