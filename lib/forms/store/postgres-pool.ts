import pg from 'pg';

/** Timeout for a connection, in ms. */
const CONNECT_MS = 5000;
/**
 * How long a transaction may wait for this process, in ms, before PostgreSQL ends it: one of an instance
 * that is frozen would keep its locks, for which a migration and others wait.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/** Returns a pool of connections to PostgreSQL, each of which is replaced when it breaks. */
export function postgresPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...settings,
  });
  // Without listeners, the event would be an uncaught exception: that of an idle connection, and that of
  // one between two queries of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
