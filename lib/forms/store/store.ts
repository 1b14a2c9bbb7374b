import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { TransactionalSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** Where messages are kept. */
export type StorePlace =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** An open database with the newest schema. */
export interface Store {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** Throws where what is written would be lost: the file has been taken away or replaced. */
  assertPresent(): void;
  /** Throws where the disk is full, as far as this process can see it. */
  assertRoom(): void;
  close(): Promise<void>;
}

/** With less free, in bytes, a disk is full: not even the log of one message has room. */
const LEAST_FREE = 1024 * 1024;

/** How long a connection or an answer of PostgreSQL may take, in ms. */
const DEADLINE_MS = 5000;

/** Opens the database at a place and brings its schema up to date. Rejects where it cannot. */
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
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, the event
  // would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    assertPresent: () => undefined,
    assertRoom: () => undefined,
    close: () => db.destroy(),
  };
}
