import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for a process that is just ending to let go of the data, in ms. */
const LOCK_WAIT_MS = 3000;

/**
 * The log of transactions is append-only and numbered: listeners, live events and the webhook are
 * all readers of it that remember how far they got.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dataset (
    name TEXT PRIMARY KEY,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    description TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS document (
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transaction_log (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    author TEXT NOT NULL,
    committed_at TEXT NOT NULL,
    mutations TEXT NOT NULL,
    UNIQUE (dataset, transaction_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS document_change (
    sequence INTEGER NOT NULL REFERENCES transaction_log (sequence),
    position INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    document_type TEXT NOT NULL,
    operation TEXT NOT NULL CHECK (operation IN ('create', 'update', 'delete')),
    previous_revision TEXT,
    PRIMARY KEY (sequence, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reader (
    name TEXT PRIMARY KEY,
    sequence INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Opens the database of a data folder, making what is missing. Every commit is on the disk before
 * it returns (WAL with synchronous FULL), and the process keeps the file to itself, because it
 * answers reads from memory. Throws when another process holds the file.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), {
    timeout: LOCK_WAIT_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
