import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate, migrationsOf } from './migrate.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/**
 * How long a statement waits for a table, in ms. Meanwhile everybody who writes to that table waits
 * behind it, and gives up after five seconds.
 */
const LOCK_MS = 2000;
/** How long to wait before the tables are asked for again, in ms, and how often to try. */
const PAUSE_MS = 1000;
const ATTEMPTS = 20;
/** After so many ms without a response, TCP asks whether the server is still there. */
const KEEP_ALIVE_MS = 10_000;
/** The SQLSTATE of PostgreSQL when a table was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates a PostgreSQL database, on a connection of its own without a deadline for responses: the index
 * of a large table takes longer than any visitor would wait. When a table is not free, everything is
 * rolled back and tried again, so that the site of the earlier build can write in between. Waits while
 * another process migrates. Rejects if it fails, after rolling it back.
 */
export async function migratePostgres(
  connectionString: string,
  migrations = migrationsOf('postgres'),
): Promise<void> {
  const pool = postgresPool({
    connectionString,
    lock_timeout: LOCK_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    max: 1,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await migrate(db, 'postgres', migrations);
        return;
      } catch (error) {
        if (!isLocked(error) || attempt === ATTEMPTS) throw error;
      }
      await setTimeout(PAUSE_MS);
    }
  } finally {
    await db.destroy();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}
