import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createForOwner } from './create-for-owner.ts';

/** How long a start waits for a stopping process to release the data, in ms. */
const WAIT_MS = 3000;

/** The lock of a data folder, held until it is closed or the process ends. */
export interface DataLock {
  close(): void;
}

/**
 * Locks a data folder, creating it where it is missing: only one process may write. The lock is an
 * open exclusive transaction on an empty database, which the system releases however the process
 * ends; the content database stays readable for the query processes. Throws "database is locked"
 * when another process holds the lock.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'content.lock');
  // Another user who may read it could hold a lock on it.
  createForOwner(file);
  const database = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
