import type { ApiError } from '../../http/result.ts';
import type { QueryOutcome, QueryTask } from '../engine/messages.ts';

/** What becomes of a query in the end; `gone` tells that nobody waits for it any more. */
export type JobOutcome =
  | Extract<QueryOutcome, { kind: 'answer' }>
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'gone' };

/** A query on its way through the pool. */
export interface Job {
  readonly task: QueryTask;
  readonly isAnonymous: boolean;
  readonly settle: (outcome: JobOutcome) => void;
  /** Whether it may take its time, in exchange for waiting behind others of its kind. */
  isHeavy: boolean;
  /** Whether it has run for longer than a quick query should. */
  isOverdue: boolean;
  /** Whether nobody waits for it any more. */
  isAborted: boolean;
  /** Ends its waiting. */
  waitTimer: NodeJS.Timeout | undefined;
  /** When it began to run, on the clock of `performance.now()`. */
  runningSince: number;
  /** How often it was begun and ended with its process for a reason that is not known. */
  failures: number;
}

/** Makes a job that is quick until it turns out not to be. */
export function createJob(
  task: QueryTask,
  isAnonymous: boolean,
  settle: (outcome: JobOutcome) => void,
): Job {
  return {
    task,
    isAnonymous,
    settle,
    isHeavy: false,
    isOverdue: false,
    isAborted: false,
    waitTimer: undefined,
    runningSince: 0,
    failures: 0,
  };
}
