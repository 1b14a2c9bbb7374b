import { signSender } from '../../forms/receive/sign-sender.ts';
import { countSender, uncountSender } from '../../forms/store/sender-counts.ts';
import type { Store } from '../../forms/store/store.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import type { Limit } from './limits.ts';
import { type Count, createMemoryCount } from './memory-count.ts';

/** The dependencies of a shared count. */
export interface SharedBy {
  store(): Promise<Store>;
  secret(): string;
}

/**
 * Returns a count for all servers of the site, in their database. The database stores a signature
 * instead of the sender's address. A sender who is over the limit on this server alone is refused
 * without a query, so that a flood is not written to the database. If the database is unavailable,
 * this server's own count decides.
 */
export function createSharedCount(
  name: string,
  { most, span }: Pick<Limit, 'most' | 'span'>,
  { store, secret }: SharedBy,
): Count {
  const here = createMemoryCount(most, span);
  return {
    async add(who, now) {
      const counted = await here.add(who, now);
      if (!counted) return null;
      try {
        const id = signSender(name, who, secret());
        const total = await countSender(await store(), id, span * 1000, now);
        if (total > most) return null;
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
