/** Limits of concurrent tasks and of waiting for them. */
export interface TurnLimits {
  /** Maximum number of concurrent tasks, at most one of them per sender. */
  readonly most: number;
  /** Maximum number of waiting tasks. */
  readonly mostWaiting: number;
  /** Maximum waiting time in ms. */
  readonly longestWait: number;
}

/** Runs tasks with limited concurrency. */
export interface Turns {
  /**
   * Runs `work` once `who` has no other running task and there is capacity; `busy` if that takes
   * too long.
   */
  take<T>(who: string, work: () => Promise<T>): Promise<T | 'busy'>;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Returns turns for this process: up to `most` tasks at once, one per `who`, otherwise in order of
 * arrival.
 */
export function createTurns({ most, mostWaiting, longestWait }: TurnLimits): Turns {
  const busy = new Set<string>();
  let waiting: readonly Waiting[] = [];

  function beginNext(): void {
    const next = waiting.find(({ who }) => !busy.has(who));
    if (busy.size >= most || !next) return;
    waiting = waiting.filter((one) => one !== next);
    busy.add(next.who);
    next.begin();
  }

  /** Resolves to true when the task may begin, to false if it has waited too long. */
  function turnOf(who: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      waiting = waiting.filter((one) => one !== place);
      resolve(false);
    }, longestWait);
    const place: Waiting = {
      who,
      begin: () => {
        clearTimeout(timer);
        resolve(true);
      },
    };
    waiting = [...waiting, place];
    beginNext();
    return promise;
  }

  return {
    async take(who, work) {
      if (waiting.length >= mostWaiting || !(await turnOf(who))) return 'busy';
      try {
        return await work();
      } finally {
        busy.delete(who);
        beginNext();
      }
    },
  };
}
