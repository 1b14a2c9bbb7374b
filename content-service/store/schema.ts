/** The version of the schema below; written to the file as its `user_version`. */
export const SCHEMA_VERSION = 4;

/**
 * The transaction log is append-only and numbered: listeners, live events, the webhook and the
 * query processes all read it and remember their position. `document_slug` and `document_reference`
 * are indexes derived from `document.body`. `document_revision` contains every revision of a
 * document as it was after a transaction (a null body: deleted), because the mutations of the log do
 * not determine it: they are logged as sent, before ids are generated and documents transformed.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dataset (
    name TEXT PRIMARY KEY,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    description TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS document (
    key INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    revision TEXT NOT NULL,
    is_removal INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (dataset, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS document_head ON document (dataset, id, type, revision, is_removal);
  CREATE TABLE IF NOT EXISTS document_slug (
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    slug TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (dataset, slug, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_slug_by_id ON document_slug (dataset, id);
  CREATE TABLE IF NOT EXISTS document_reference (
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    target TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (dataset, target, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_reference_by_id ON document_reference (dataset, id);
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
  CREATE TABLE IF NOT EXISTS document_revision (
    key INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    document_id TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES transaction_log (sequence),
    body TEXT,
    UNIQUE (dataset, document_id, sequence)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS user_value (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reader (
    name TEXT PRIMARY KEY,
    sequence INTEGER NOT NULL
  ) STRICT;
`;
