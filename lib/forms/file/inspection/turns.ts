/** How many may have their turn, and how long others wait for it. */
export interface TurnLimits {
  /** Turns at once, of which nobody has more than one. */
  readonly most: number;
  /** Who may wait at once. */
  readonly mostWaiting: number;
  /** How long somebody waits, in ms. */
  readonly longestWait: number;
}

/** Lets work run in turns. */
export interface Turns {
  /** Runs `work` when it is the turn of `who`; `busy` where that would take too long. */
  take<T>(who: string, work: () => Promise<T>): Promise<T | 'busy'>;
}

interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Turns of this process: so many at once, one for each `who`, the others in the order they came.
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

  /** Resolves when the turn has come, with false where it has not come in time. */
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
