import { signSender } from '../../forms/receive/sign-sender.ts';
import { countSender, uncountSender } from '../../forms/store/sender-counts.ts';
import type { Store } from '../../forms/store/store.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import type { Limit } from './limits.ts';
import { type Count, createMemoryCount } from './memory-count.ts';

/** What is counted with. */
export interface SharedBy {
  store(): Promise<Store>;
  secret(): string;
}

/**
 * Counts for all servers of the site in their database, which learns nobody's address: what it
 * is told is signed. Who has asked this server alone too often is turned away without asking
 * it, so that a flood is not written down. Where the database is gone, this server's own count
 * decides.
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

function noteUncounted(error: unknown): void {
  log('warning', 'limit.uncounted', { error: messageOf(error) });
}
