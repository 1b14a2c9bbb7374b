import 'server-only';
import { serverEnv } from '../../platform/env/server.ts';
import { pause } from '../../platform/pause.ts';
import { addUpCounts } from './add-up-counts.ts';
import { serverCounts } from './server-count.ts';
import { noteUncounted } from './shared-count.ts';
import { siteDatabase } from './site-database.ts';

/** How often the counts of several servers are added up, in ms. */
const ROUND_MS = 1000;

/** The pause after the database has been unavailable, in ms. */
const PAUSE_MS = 60_000;

/**
 * Adds up the counts of all servers as long as the process lives, if there may be several: SQLite
 * is a file of one server.
 */
export async function startAddingUpCounts(): Promise<void> {
  if (serverEnv.forms.store.engine !== 'postgres') return;
  for (let wait = ROUND_MS; ; ) {
    await pause(wait);
    try {
      await addUpCounts(serverCounts, siteDatabase, new Date());
      wait = ROUND_MS;
    } catch (error) {
      noteUncounted(error);
      wait = PAUSE_MS;
    }
  }
}
