/** A check of a token that has begun and counts as a guess until it turns out not to be one. */
export interface Guess {
  /** To be called once with the result: only a refused token goes on counting. */
  end(refused: boolean, now: number): void;
}

/** Limits how many tokens that are not accepted somebody may try. Times are in ms. */
export interface GuessLimit {
  /** Begins a check for `who`, or gives null where the limit is reached and nothing may be asked. */
  begin(who: string, now: number): Guess | null;
}

/** Addresses that are remembered at once; whoever asks under more of them gains nothing new. */
const MOST_REMEMBERED = 20_000;

interface Tries {
  refusedAt: readonly number[];
  running: number;
}

/**
 * Allows `most` refused tokens within any `span` ms, counted in the memory of this process.
 * Checks under way count as refused, so that guesses made at the same time are limited too.
 */
export function createGuessLimit(most: number, span: number): GuessLimit {
  const byAddress = new Map<string, Tries>();

  function triesOf(who: string, now: number): Tries {
    const tries = byAddress.get(who) ?? { refusedAt: [], running: 0 };
    tries.refusedAt = tries.refusedAt.filter((moment) => moment > now - span);
    // Last in the map is last to be forgotten.
    byAddress.delete(who);
    byAddress.set(who, tries);
    const [oldest] = byAddress.keys();
    if (byAddress.size > MOST_REMEMBERED && oldest !== undefined) byAddress.delete(oldest);
    return tries;
  }

  return {
    begin(who, now) {
      const tries = triesOf(who, now);
      if (tries.refusedAt.length + tries.running >= most) return null;
      tries.running += 1;
      return {
        end(refused, then) {
          const current = triesOf(who, then);
          current.running = Math.max(0, current.running - 1);
          if (refused) current.refusedAt = [...current.refusedAt, then];
        },
      };
    },
  };
}
