/** One that was allowed and has been counted. */
export interface Counted {
  /** Takes it back, once: it turned out to be none of those that are limited. */
  takeBack(): Promise<void>;
}

/** Counts how often something is done, for each of those who do it. */
export interface Count {
  /** Counts one more for `who`; null where there have been too many. */
  add(who: string, now: Date): Promise<Counted | null>;
}

/** Addresses that are remembered at once; whoever asks under more of them gains nothing new. */
const MOST_REMEMBERED = 20_000;

interface Entry {
  count: number;
  readonly until: number;
}

/** Counts in the memory of this process: `most` within `span` seconds of the first. */
export function createMemoryCount(most: number, span: number): Count {
  const entries = new Map<string, Entry>();
  return {
    async add(who, now) {
      const time = now.getTime();
      const known = entries.get(who);
      const entry = known && known.until > time ? known : { count: 0, until: time + span * 1000 };
      // Last in the map is last to be forgotten.
      entries.delete(who);
      entries.set(who, entry);
      if (entries.size > MOST_REMEMBERED) forgetOldest(entries);
      if (entry.count >= most) return null;
      entry.count += 1;
      return {
        async takeBack() {
          entry.count -= 1;
        },
      };
    },
  };
}

function forgetOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
