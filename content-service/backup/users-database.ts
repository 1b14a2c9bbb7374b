import { DatabaseSync } from 'node:sqlite';
import { BUSY_MS } from '../store/database.ts';
import { isDamage } from '../store/sqlite-errors.ts';

/**
 * Whether a file is a sound database with a table of users, which an empty file lacks. It is opened
 * for writing, so that SQLite undoes a transaction that a process has left unfinished; it could not
 * read the file otherwise.
 */
export function areUsers(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    const problems = database.prepare('PRAGMA integrity_check').all();
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'user'").all();
    return tables.length > 0 && problems.every((row) => row.integrity_check === 'ok');
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}
