import type { ApiError } from '../../http/result.ts';
import type { QueryOutcome, QueryTask } from '../engine/messages.ts';

/** The final outcome of a query; `gone` means that nobody waits for it any more. */
export type JobOutcome =
  | Extract<QueryOutcome, { kind: 'answer' }>
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'gone' };

/** Who waits for a query. */
export interface Asker {
  readonly isAnonymous: boolean;
  /**
   * The network of an anonymous client, whose queries form one line. Null for callers with a token,
   * and for this machine and trusted proxies themselves: the site is one of them.
   */
  readonly client: string | null;
}

/** A query in the pool. */
export interface Job extends Asker {
  readonly task: QueryTask;
  readonly settle: (outcome: JobOutcome) => void;
  /** Whether it may run longer, in exchange for waiting behind other heavy queries. */
  isHeavy: boolean;
  /** Whether it has exceeded the time of a quick query. */
  isOverdue: boolean;
  /** Whether its client has disconnected. */
  isAborted: boolean;
  /** The timer that ends its waiting. */
  waitTimer: NodeJS.Timeout | undefined;
  /** When it started, in the time of `performance.now()`. */
  runningSince: number;
  /** How often its process ended for an unknown reason while running it. */
  failures: number;
}

/** Creates a job that counts as quick until it exceeds the limits of a quick query. */
export function createJob(
  task: QueryTask,
  { isAnonymous, client }: Asker,
  settle: (outcome: JobOutcome) => void,
): Job {
  return {
    task,
    isAnonymous,
    client,
    settle,
    isHeavy: false,
    isOverdue: false,
    isAborted: false,
    waitTimer: undefined,
    runningSince: 0,
    failures: 0,
  };
}
