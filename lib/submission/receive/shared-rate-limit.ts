import { createHmac } from 'node:crypto';
import { log } from '../../log/log.ts';
import { countSender } from '../store/sender-counts.ts';
import type { Store } from '../store/store.ts';
import { createRateLimit } from './rate-limit.ts';

/** Tells whether one more is allowed to `who`, and notes it. */
export interface SharedRateLimit {
  allows(who: string, now: Date): Promise<boolean>;
}

/** What a limit is about, and what it counts with. */
interface Counted {
  /** Of what is counted, such as a form. */
  readonly name: string;
  readonly most: number;
  /** Within how long, in ms. */
  readonly span: number;
  store(): Promise<Store>;
  secret(): string;
}

/**
 * Counts for all servers of the site in their database, which learns nobody's address: what it
 * is told is signed. Who has sent too much to this server alone is turned away without asking
 * it, so that a flood is not written down. Where the database is gone, this server's own count
 * decides.
 */
export function createSharedRateLimit({ name, most, span, ...rest }: Counted): SharedRateLimit {
  const here = createRateLimit(most, span);
  return {
    async allows(who, now) {
      if (!here.allows(who, now)) return false;
      try {
        const id = createHmac('sha256', rest.secret()).update(`sender\n${name}\n${who}`);
        return (await countSender(await rest.store(), id.digest('base64url'), span, now)) <= most;
      } catch (error) {
        log('warning', 'limit.uncounted', { error: error instanceof Error ? error.message : '' });
        return true;
      }
    },
  };
}
