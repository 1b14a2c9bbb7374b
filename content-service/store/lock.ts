import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for a process that is just ending to release the data, in ms. */
const WAIT_MS = 3000;

/** Holds a data folder for one service until it is closed or its process ends. */
export interface DataLock {
  close(): void;
}

/**
 * Locks a data folder, making it where it is missing: one process alone may write. The lock is an
 * open exclusive transaction on an empty database, which the system releases however the process
 * ends; the database of the content stays readable for the processes that answer queries. Throws
 * "database is locked" when another process holds the lock.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'content.lock'), { timeout: WAIT_MS });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
