/** An event that was allowed and counted. */
export interface Counted {
  /** Takes the count back, once: the event turned out not to be one of those that are limited. */
  takeBack(): Promise<void>;
}

/** Counts events per sender. */
export interface Count {
  /** Counts one event of `who`; returns null if the limit is exceeded. */
  add(who: string, now: Date): Promise<Counted | null>;
}

/** Maximum number of stored addresses; using more of them gains a client nothing. */
const MOST_REMEMBERED = 20_000;

interface Entry {
  count: number;
  readonly until: number;
}

/**
 * Returns a count in the memory of this process: `most` events within `span` seconds of the first.
 */
export function createMemoryCount(most: number, span: number): Count {
  const entries = new Map<string, Entry>();
  return {
    async add(who, now) {
      const time = now.getTime();
      const known = entries.get(who);
      const entry = known && known.until > time ? known : { count: 0, until: time + span * 1000 };
      // A map iterates in insertion order: the last entry is evicted last.
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
