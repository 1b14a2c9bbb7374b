import { signSender } from '../../forms/receive/sign-sender.ts';
import { countSender, uncountSender } from '../../forms/store/sender-counts.ts';
import type { Store } from '../../forms/store/store.ts';
import { inTime } from '../../platform/in-time.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import type { Limit } from './limits.ts';
import { type Count, type Counted, createMemoryCount } from './memory-count.ts';

/**
 * How long a database that was unavailable is not asked again, in ms: one that does not respond would keep
 * every request waiting for its time limit.
 */
const PAUSE_MS = 10_000;

/** How many events of a sender are allowed, and how long an event may wait for the database. */
interface SharedLimit extends Pick<Limit, 'max' | 'span'> {
  /** In ms; without it, until the database gives up. */
  readonly maxWaitMs?: number;
}

/** The dependencies of a shared count. */
export interface SharedBy {
  store(): Promise<Store>;
  secret(): string;
}

/** An event that counts on this server only, until it is confirmed. */
export interface Reserved extends Counted {
  /**
   * Counts it for all servers. Returns false if the limit is exceeded on all of them together; this
   * server then refuses the sender until its own time span ends.
   */
  confirm(): Promise<boolean>;
}

/** Counts events per sender, of all servers. */
export interface SharedCount extends Count {
  /**
   * Counts one event of `who` without waiting; returns null if the limit is exceeded on this server. It
   * must be taken back, or confirmed before the response: for guesses, of which only the wrong ones are
   * written to the database. Each server checks as many as the limit allows, however many come at once.
   */
  reserve(who: string, now: Date): Reserved | null;
}

/**
 * Returns a count for all servers of the site, in their database. The database stores a signature
 * instead of the sender's address. A sender who is over the limit on this server alone is refused
 * without a query, so that a flood is not written to the database. If the database is unavailable, too
 * slow, or was some seconds ago, this server's own count decides.
 */
export function createSharedCount(
  name: string,
  { max, span, maxWaitMs }: SharedLimit,
  { store, secret }: SharedBy,
): SharedCount {
  const here = createMemoryCount(max, span);
  const idOf = (who: string) => signSender(name, who, secret());
  let pausedUntil = -Infinity;
  /** Whether the database was unavailable some seconds ago. */
  const isPaused = () => performance.now() < pausedUntil;
  /** Rejects if the database is unavailable. */
  const isWithin = async (id: string, now: Date) => {
    const counting = store().then((open) => countSender(open, id, span * 1000, now));
    try {
      return (await (maxWaitMs ? inTime(counting, maxWaitMs) : counting)) <= max;
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      throw error;
    }
  };
  return {
    reserve(who, now) {
      const counted = here.addAtOnce(who, now);
      if (!counted) return null;
      return {
        ...counted,
        async confirm() {
          if (isPaused()) return true;
          try {
            if (await isWithin(idOf(who), now)) return true;
            here.exhaust(who);
            return false;
          } catch (error) {
            noteUncounted(error);
            return true;
          }
        },
      };
    },
    async add(who, now) {
      const counted = await here.add(who, now);
      if (!counted || isPaused()) return counted;
      try {
        const id = idOf(who);
        if (!(await isWithin(id, now))) return null;
        return {
          async takeBack() {
            await counted.takeBack();
            await store()
              .then((open) => uncountSender(open, id))
              .catch(noteUncounted);
          },
        };
      } catch (error) {
        noteUncounted(error);
        return counted;
      }
    },
  };
}

/** Logs that the database could not count. */
export function noteUncounted(error: unknown): void {
  log('warning', 'limit.uncounted', { error: messageOf(error) });
}
