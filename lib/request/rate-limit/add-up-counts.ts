import { signSender } from '../../forms/receive/sign-sender.ts';
import { countSender } from '../../forms/store/sender-counts.ts';
import { type LimitName, limits } from './limits.ts';
import type { MemoryCount } from './memory-count.ts';
import type { SharedBy } from './shared-count.ts';

/**
 * Adds what this server has counted since the last call to the counts of all servers in their
 * database, and refuses here who is over a limit in total. Rejects if the database is unavailable;
 * then this server's own counts decide.
 */
export async function addUpCounts(
  counts: ReadonlyMap<LimitName, MemoryCount>,
  { store, secret }: SharedBy,
  now: Date,
): Promise<void> {
  for (const [name, count] of counts) {
    const { max, span } = limits[name];
    for (const [who, events] of count.takeNew(now)) {
      const id = signSender(name, who, secret());
      const total = await countSender(await store(), id, span * 1000, now, events);
      if (total >= max) count.exhaust(who);
    }
  }
}
