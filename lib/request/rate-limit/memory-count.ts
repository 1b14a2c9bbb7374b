import { LRUCache } from 'lru-cache';

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

/** Counts events per sender in this process. */
export interface MemoryCount extends Count {
  /** Does the same without waiting. */
  addAtOnce(who: string, now: Date): Counted | null;
  /** Whether the next event of a sender would exceed the limit. Does not count. */
  isExhausted(who: string, now: Date): boolean;
  /** Returns the senders whose events it has not returned before, with how many there are. */
  takeNew(now: Date): [who: string, events: number][];
  /** Refuses what a sender does from now on, until the time span ends. */
  exhaust(who: string): void;
}

/** Maximum number of stored addresses; using more of them gains a client nothing. */
const MAX_ENTRIES = 20_000;

interface Entry {
  count: number;
  /** How many of them `takeNew` has returned. */
  taken: number;
  readonly until: number;
}

/**
 * Returns a count in the memory of this process: `max` events within `span` seconds of the first.
 */
export function createMemoryCount(max: number, span: number): MemoryCount {
  const entries = new LRUCache<string, Entry>({
    // A maximum of entries would allocate space for all of them at once.
    maxSize: MAX_ENTRIES,
    sizeCalculation: () => 1,
  });
  // A window that ends later than a new one began before the clock was set back, and would stay open
  // for as long as the clock was wrong.
  const isOpen = ({ until }: Entry, time: number) => until > time && until <= time + span * 1000;
  const addAtOnce = (who: string, now: Date): Counted | null => {
    const time = now.getTime();
    const known = entries.get(who);
    const entry =
      known && isOpen(known, time) ? known : { count: 0, taken: 0, until: time + span * 1000 };
    entries.set(who, entry);
    if (entry.count >= max) return null;
    entry.count += 1;
    return {
      async takeBack() {
        entry.count -= 1;
      },
    };
  };
  const isExhausted = (who: string, now: Date) => {
    const known = entries.peek(who);
    return known !== undefined && isOpen(known, now.getTime()) && known.count >= max;
  };
  const takeNew = (now: Date) => {
    const found: [string, number][] = [];
    for (const [who, entry] of entries.entries()) {
      if (entry.count > entry.taken && isOpen(entry, now.getTime())) {
        found.push([who, entry.count - entry.taken]);
        entry.taken = entry.count;
      }
    }
    return found;
  };
  const exhaust = (who: string) => {
    const entry = entries.peek(who);
    if (!entry) return;
    entry.taken += Math.max(0, max - entry.count);
    entry.count = Math.max(max, entry.count);
  };
  const add = async (who: string, now: Date) => addAtOnce(who, now);
  return { addAtOnce, add, isExhausted, takeNew, exhaust };
}
