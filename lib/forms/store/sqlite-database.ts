import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** How long to wait while another process (such as a command) is writing, in ms. */
const BUSY_MS = 5000;

/**
 * Opens a database file for Kysely; creates it and its folder if missing, readable only by the
 * owner. A commit has reached the disk when it returns (WAL, synchronous FULL); deleted data is
 * overwritten (secure_delete). Throws if the file cannot be opened or is not a database.
 */
export function openSqlite(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  for (const setting of [
    'journal_mode = wal',
    'synchronous = full',
    'secure_delete = on',
    'foreign_keys = on',
  ]) {
    database.exec(`pragma ${setting}`);
  }
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(written(text, database));
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(bindable)),
        iterate: (values) => statement.iterate(...values.map(bindable)),
        run: (values) => statement.run(...values.map(bindable)),
      };
    },
  };
}

/**
 * Adapts Kysely's statements to SQLite. A transaction takes the write lock at its beginning: one
 * that first reads and then writes would fail if another has written in between. A transaction that
 * the engine has already rolled back (disk full) is not rolled back again.
 */
function written(text: string, database: DatabaseSync): string {
  if (text === 'begin') return 'begin immediate';
  return text === 'rollback' && !database.isTransaction ? 'select 1 where false' : text;
}

function bindable(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`SQLite takes no ${typeof value}.`);
}
