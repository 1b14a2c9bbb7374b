import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How long to wait before the next attempt, in ms. */
const PAUSE_MS = 200;

/** How long a visitor's request waits for a database that is being restarted, in ms. */
export const VISITOR_WAIT_MS = 10_000;

/**
 * Conditions that PostgreSQL reports while it ends or starts, of connections, and of a transaction that
 * has waited too long for this process, as when it was frozen (SQLSTATE).
 */
const passing = /^(?:57P0[123]|08|25P03)/;

/**
 * Does `work`, again and again for up to `maxWait` ms while there is no connection to the database,
 * as during a restart of PostgreSQL. A connection may be lost after a commit and before its
 * confirmation, so `work` must have the same effect once or twice. Rejects with the last error, with a
 * `FinalError` at once.
 */
export async function retryDuringOutage<Result>(
  { engine }: Store,
  maxWait: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + maxWait;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (engine !== 'postgres' || !isPassing(error) || performance.now() > until) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}

/**
 * Does `work` in a transaction for a visitor who waits, through a restart of PostgreSQL; it must have the
 * same effect once or twice. When it resolves, the commit is on the disk. Rejects if it could not be
 * committed, after some seconds if the database cannot be reached.
 */
export async function transactWithRetry<Result>(
  store: Store,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  store.assertPresent();
  return await retryDuringOutage(store, VISITOR_WAIT_MS, () =>
    store.db.transaction().execute(work),
  );
}

/** An error of the work itself: another attempt would fail, too. */
export class FinalError extends Error {}

/**
 * Whether another attempt may succeed: after a passing error of PostgreSQL, or one of the connection,
 * which is any that neither PostgreSQL nor the work itself has reported.
 */
function isPassing(error: unknown): boolean {
  if (error instanceof FinalError) return false;
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? '');
}
