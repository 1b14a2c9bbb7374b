import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { postgresPool, withoutUnanswered } from './postgres-pool.ts';
import { dumpPostgres } from './postgres-programs.ts';
import { openSqlite } from './sqlite-database.ts';
import { TransactionalSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** Where submissions are stored. */
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
  /** Whether the disk has space for attachments, as far as this process can determine. */
  hasSpaceForFiles(): boolean;
  /**
   * Writes a copy of what is in the database at one moment, while it is in use, into an empty file.
   * Rejects with a message for the operator.
   */
  copyInto(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A disk with less free space than this, in bytes, counts as full: not even the log of one submission
 * would fit.
 */
const MIN_FREE_BYTES = 1024 * 1024;

/**
 * The free space in bytes that attachments leave to everything else on the disk: submissions without a
 * file, cookie choices, pages.
 */
export const MIN_FREE_BYTES_FOR_FILES = 512 * 1024 * 1024;

/** Timeout for a response of PostgreSQL, in ms. */
const DEADLINE_MS = 5000;

/** Opens a database and migrates its schema. Rejects if it cannot be opened. */
export async function openStore(place: StorePlace): Promise<Store> {
  if (place.engine === 'postgres') {
    await migratePostgres(place.url);
    return postgresStore(place.url);
  }
  const store = sqliteStore(place.file);
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
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  };
  return {
    engine: 'sqlite',
    db,
    assertPresent() {
      if (statSync(file).ino !== opened) throw new Error('The database file has been replaced.');
    },
    assertRoom() {
      if (freeBytes() < MIN_FREE_BYTES) throw new Error('The disk is full.');
    },
    hasSpaceForFiles: () => hasFreeSpace(freeBytes()),
    async copyInto(copy) {
      await sql`vacuum into ${copy}`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** Whether a disk with so many free bytes has space for attachments. */
export function hasFreeSpace(freeBytes: number): boolean {
  return freeBytes >= MIN_FREE_BYTES_FOR_FILES;
}

function postgresStore(connectionString: string): Store {
  const pool = postgresPool({ connectionString, query_timeout: DEADLINE_MS, max: 10 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withoutUnanswered(pool) }),
  });
  return {
    engine: 'postgres',
    db,
    assertPresent: () => undefined,
    assertRoom: () => undefined,
    hasSpaceForFiles: () => true,
    copyInto: (file) => dumpPostgres(connectionString, file),
    close: () => db.destroy(),
  };
}
