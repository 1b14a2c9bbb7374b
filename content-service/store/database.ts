import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createForOwner } from './create-for-owner.ts';
import { migrate } from './migrate.ts';

/** How long a statement waits for another process that has locked its file, in ms. */
export const BUSY_MS = 3000;

/** The file of all content in a data folder. */
export const CONTENT_FILE = 'content.sqlite';

const fileOf = (dataDir: string) => join(dataDir, CONTENT_FILE);

/**
 * Opens the database of a data folder for writing and migrates its schema. Every commit is on the
 * disk before it returns (WAL with synchronous FULL). Only the file's owner may read it and the
 * files SQLite creates next to it, because it contains drafts.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  createForOwner(fileOf(dataDir));
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

/** Opens the database of a data folder, which must exist, read-only. */
export function openForReading(dataDir: string): DatabaseSync {
  return new DatabaseSync(fileOf(dataDir), { timeout: BUSY_MS, readOnly: true });
}
