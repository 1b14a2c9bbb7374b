import type { PostgresPool } from 'kysely';
import pg from 'pg';

/** Timeout for a connection, in ms. */
const CONNECT_MS = 5000;
/**
 * How long a transaction may wait for this process, in ms, before PostgreSQL ends it: one of an instance
 * that is frozen would keep its locks, for which a migration and others wait.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/** The message of the error of a query that was not answered within `query_timeout`. */
const READ_TIMEOUT = 'Query read timeout';

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

/**
 * Returns a pool for Kysely that closes a connection whose query was not answered in time. PostgreSQL may
 * still run it, so that the next one on this connection would wait, too; and if it was the begin of a
 * transaction, what is written next would be part of that, and be lost.
 */
export function withoutUnanswered(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => closeIfUnanswered(await pool.connect()),
    end: () => pool.end(),
  };
}

function closeIfUnanswered(client: pg.PoolClient): pg.PoolClient {
  let isUnanswered = false;
  const query = async (...query: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(client.query, client, query);
    } catch (error) {
      isUnanswered ||= error instanceof Error && error.message === READ_TIMEOUT;
      throw error;
    }
  };
  const release = (destroy: Error | boolean = false) => client.release(destroy || isUnanswered);
  const own = new Map<PropertyKey, unknown>(Object.entries({ query, release }));
  return new Proxy(client, {
    get: (target, name) => (own.has(name) ? own.get(name) : Reflect.get(target, name, target)),
  });
}
