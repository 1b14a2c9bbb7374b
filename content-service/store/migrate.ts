import type { DatabaseSync } from 'node:sqlite';
import { writeDocument } from './document-rows.ts';
import { inTransaction } from './in-transaction.ts';
import type { StoredDocument } from './json.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** The first version with indexes; before, documents were stored as bodies only. */
const INDEXED = 2;
/** The first version with revisions. */
const WITH_REVISIONS = 3;

/**
 * Migrates a database to the current schema, all or nothing. Files of the first version contain
 * bodies only: their documents are read once and rewritten with their indexes. In files without
 * revisions, the history of each document begins with its current revision. Throws where the file
 * was written by a later version.
 */
export function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version === SCHEMA_VERSION) return;
  if (version > SCHEMA_VERSION) throw new Error('The data was written by a later version');
  inTransaction(database, () => {
    const isUnindexed = version < INDEXED && hasTable(database, 'document');
    if (isUnindexed) database.exec('ALTER TABLE document RENAME TO document_v1');
    database.exec(SCHEMA);
    if (isUnindexed) indexDocuments(database);
    if (version < WITH_REVISIONS) storeCurrentRevisions(database);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

function indexDocuments(database: DatabaseSync): void {
  const rows = database.prepare('SELECT dataset, body FROM document_v1');
  for (const { dataset, body } of rows.iterate()) {
    const document: StoredDocument = JSON.parse(String(body));
    writeDocument(database, String(dataset), document);
  }
  database.exec('DROP TABLE document_v1');
}

function storeCurrentRevisions(database: DatabaseSync): void {
  database.exec(
    `INSERT INTO document_revision (dataset, document_id, sequence, body)
     SELECT d.dataset, d.id, t.sequence, d.body FROM document d
     JOIN transaction_log t ON t.dataset = d.dataset AND t.transaction_id = d.revision`,
  );
}

function hasTable(database: DatabaseSync, name: string): boolean {
  const query = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  return database.prepare(query).get(name) !== undefined;
}
