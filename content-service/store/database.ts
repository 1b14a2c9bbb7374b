import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';

/** How long a statement waits for a lock on the file, in ms. */
const BUSY_MS = 3000;

const fileOf = (dataDir: string) => join(dataDir, 'content.sqlite');

/**
 * Opens the database of a data folder for writing and brings its schema up to date. Every commit
 * is on the disk before it returns (WAL with synchronous FULL). Only its owner may read the file,
 * and what SQLite keeps beside it: it holds drafts.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  closeSync(openSync(fileOf(dataDir), 'a', 0o600));
  chmodSync(fileOf(dataDir), 0o600);
  const database = new DatabaseSync(fileOf(dataDir), {
    timeout: BUSY_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the database of a data folder, which must exist, for reading only. */
export function openForReading(dataDir: string): DatabaseSync {
  return new DatabaseSync(fileOf(dataDir), { timeout: BUSY_MS, readOnly: true });
}
