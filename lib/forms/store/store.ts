import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { TransactionalSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** Where messages are stored. */
export type StorePlace =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** An open database with the newest schema. */
export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** Throws if writes would be lost, because the file has been removed or replaced. */
  assertPresent(): void;
  /** Throws if the disk is full, as far as this process can determine. */
  assertRoom(): void;
  close(): Promise<void>;
}

/**
 * A disk with less free space than this, in bytes, counts as full: not even the log of one message
 * would fit.
 */
const LEAST_FREE = 1024 * 1024;

/** Timeout for a connection or a response of PostgreSQL, in ms. */
const DEADLINE_MS = 5000;

/** Opens a database and migrates its schema. Rejects if it cannot be opened. */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = place.engine === 'sqlite' ? sqliteStore(place.file) : postgresStore(place.url);
  try {
    await migrate(store.db, store.engine);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function sqliteStore(file: string): Store {
  const database = openSqlite(file);
  const db = new Kysely<Tables>({ dialect: new TransactionalSqliteDialect({ database }) });
  const opened = statSync(file).ino;
  return {
    engine: 'sqlite',
    db,
    assertPresent() {
      if (statSync(file).ino !== opened) throw new Error('The database file has been replaced.');
    },
    assertRoom() {
      const { bavail, bsize } = statfsSync(dirname(file));
      if (bavail * bsize < LEAST_FREE) throw new Error('The disk is full.');
    },
    close: () => db.destroy(),
  };
}

function postgresStore(connectionString: string): Store {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
    max: 10,
  });
  // The pool replaces a connection that breaks. Without listeners, the event would be an uncaught
  // exception: that of an idle connection, and that of one between two queries of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    assertPresent: () => undefined,
    assertRoom: () => undefined,
    close: () => db.destroy(),
  };
}
