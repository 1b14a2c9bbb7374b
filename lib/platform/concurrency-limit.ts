/** Limits of concurrent tasks and of waiting for them. */
export interface ConcurrencyBounds {
  /** Maximum number of concurrent tasks, in total and per sender. */
  readonly max: number;
  readonly maxPerSender: number;
  /** Maximum number of waiting tasks, in total and per sender. */
  readonly maxWaiting: number;
  readonly maxWaitingPerSender: number;
  /** Maximum waiting time in ms. */
  readonly maxWaitMs: number;
}

/** Runs tasks with limited concurrency. */
export interface ConcurrencyLimit {
  /**
   * Runs `work` once there is capacity for `who`; `busy` if too many wait, or that takes too long.
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T | 'busy'>;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Returns a limit for this process. Of the waiting tasks, the one whose sender has the fewest running
 * is next, and of these the one that has waited the longest.
 */
export function createConcurrencyLimit(limits: ConcurrencyBounds): ConcurrencyLimit {
  const running = createCounts();
  const waitingOf = createCounts();
  const waiting = new Set<Waiting>();

  function beginNext(): void {
    if (running.total >= limits.max) return;
    let next: Waiting | null = null;
    for (const one of waiting) {
      const own = running.of(one.who);
      if (own < limits.maxPerSender && (!next || own < running.of(next.who))) next = one;
    }
    if (!next) return;
    leave(next);
    running.add(next.who, 1);
    next.begin();
  }

  function leave(one: Waiting): void {
    if (waiting.delete(one)) waitingOf.add(one.who, -1);
  }

  /** Resolves to true when the task may begin, to false if it has waited too long. */
  function slotFor(who: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      leave(place);
      resolve(false);
    }, limits.maxWaitMs);
    const place: Waiting = {
      who,
      begin: () => {
        clearTimeout(timer);
        resolve(true);
      },
    };
    waiting.add(place);
    waitingOf.add(who, 1);
    beginNext();
    return promise;
  }

  return {
    async run(who, work) {
      const isFull =
        waiting.size >= limits.maxWaiting || waitingOf.of(who) >= limits.maxWaitingPerSender;
      if (isFull || !(await slotFor(who))) return 'busy';
      try {
        return await work();
      } finally {
        running.add(who, -1);
        beginNext();
      }
    },
  };
}

/** Returns counts by sender, with their total. */
function createCounts() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    of: (who: string) => counts.get(who) ?? 0,
    add(who: string, difference: number) {
      const count = (counts.get(who) ?? 0) + difference;
      total += difference;
      if (count > 0) counts.set(who, count);
      else counts.delete(who);
    },
  };
}
