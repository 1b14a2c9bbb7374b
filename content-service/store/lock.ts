import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createForOwner } from './create-for-owner.ts';

/** How long a start waits for a stopping process to release the data, in ms. */
const WAIT_MS = 3000;

const REPLACED = 'The data folder was replaced while it was being locked';

/** Another folder has taken the place of a data folder while it was being locked. */
export class FolderReplacedError extends Error {}

/** The lock of a data folder, held until it is closed or the process ends. */
export interface DataLock {
  close(): void;
}

/**
 * Locks a data folder, creating it where it is missing: only one process may write. The lock is an
 * open exclusive transaction on an empty database, which the system releases however the process
 * ends; the content database stays readable for the query processes. Throws "database is locked"
 * when another process holds the lock, and a {@link FolderReplacedError} when a restore puts another
 * folder in its place meanwhile.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'content.lock');
  // Another user who may read it could hold a lock on it.
  createForOwner(file);
  const { ino } = statSync(file);
  const isReplaced = () => statSync(file, { throwIfNoEntry: false })?.ino !== ino;
  const database = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    database.exec('BEGIN EXCLUSIVE');
    if (!isReplaced()) return database;
  } catch (error) {
    database.close();
    // SQLite reports this as it reports a broken disk.
    throw isReplaced() ? new FolderReplacedError(REPLACED) : error;
  }
  // The lock is that of the folder from before, and another process can have the one of this folder.
  database.close();
  throw new FolderReplacedError(REPLACED);
}
