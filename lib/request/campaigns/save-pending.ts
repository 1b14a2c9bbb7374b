import 'server-only';
import { addCampaignCounts } from '../../forms/store/campaign-counts.ts';
import type { Store } from '../../forms/store/store.ts';
import { log } from '../../platform/log/log.ts';
import { putBack, takePending, takeUncounted } from './pending-counts.ts';

/** How many keys one transaction changes: with SQLite, the process does nothing else meanwhile. */
const MAX_BATCH_SIZE = 200;

let running = Promise.resolve();

/**
 * Stores what has been counted since the last call. Rejects if the database is unavailable; the
 * counts then wait for the next call. One call runs after the other, so that the last one before the
 * process ends does not overtake another.
 */
export function savePending(store: () => Promise<Store>): Promise<void> {
  running = running.catch(() => undefined).then(() => saveAll(store));
  return running;
}

async function saveAll(store: () => Promise<Store>): Promise<void> {
  for (;;) {
    const counts = takePending(MAX_BATCH_SIZE);
    if (counts.length === 0) return;
    try {
      const refused = await addCampaignCounts(await store(), counts);
      const uncounted = refused + takeUncounted();
      if (uncounted > 0) log('warning', 'campaign.uncounted', { count: uncounted });
    } catch (error) {
      putBack(counts);
      throw error;
    }
  }
}
