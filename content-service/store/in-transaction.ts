import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in a write transaction, all or nothing, and returns its result. Throws what it
 * throws, after rolling back.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
