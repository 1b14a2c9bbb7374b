import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Store } from './store.ts';

/** How long to wait before the next attempt, in ms. */
const PAUSE_MS = 200;

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
export async function throughOutage<Result>(
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

/** An error of the work itself: another attempt would fail, too. */
export class FinalError extends Error {}

/** What neither PostgreSQL nor the work itself has reported is an error of the connection. */
function isPassing(error: unknown): boolean {
  if (error instanceof FinalError) return false;
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? '');
}
