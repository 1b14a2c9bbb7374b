import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Another process (a command, say) may be writing; it is waited for this long, in ms. */
const BUSY_MS = 5000;

/**
 * Opens a database file for Kysely, making it and its folder where there is none, for nobody
 * else to read. A commit has reached the disk when it returns (WAL, synchronous FULL); what is
 * deleted is overwritten (secure_delete). Throws where the file cannot be opened or is none.
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
 * A transaction takes the right to write at its beginning: one that first reads and then writes
 * would fail where another has written in between. And one that the engine has undone by itself
 * (disk full) cannot be undone again.
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
