import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isRemoval } from './is-removal.ts';
import type { StoredDocument } from './json.ts';
import { strongReferences } from './references.ts';
import { slugsOf } from './slugs.ts';

const STATEMENTS = {
  upsert: `INSERT INTO document (dataset, id, type, revision, is_removal, body) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (dataset, id) DO UPDATE SET type = excluded.type, revision = excluded.revision,
      is_removal = excluded.is_removal, body = excluded.body`,
  remove: 'DELETE FROM document WHERE dataset = ? AND id = ?',
  addSlug: 'INSERT INTO document_slug (dataset, slug, id) VALUES (?, ?, ?)',
  removeSlugs: 'DELETE FROM document_slug WHERE dataset = ? AND id = ?',
  addReference: 'INSERT INTO document_reference (dataset, target, id) VALUES (?, ?, ?)',
  removeReferences: 'DELETE FROM document_reference WHERE dataset = ? AND id = ?',
};

type Statements = Record<keyof typeof STATEMENTS, StatementSync>;
const prepared = new WeakMap<DatabaseSync, Statements>();

function statementsOf(database: DatabaseSync): Statements {
  const known = prepared.get(database);
  if (known !== undefined) return known;
  const made = {
    upsert: database.prepare(STATEMENTS.upsert),
    remove: database.prepare(STATEMENTS.remove),
    addSlug: database.prepare(STATEMENTS.addSlug),
    removeSlugs: database.prepare(STATEMENTS.removeSlugs),
    addReference: database.prepare(STATEMENTS.addReference),
    removeReferences: database.prepare(STATEMENTS.removeReferences),
  };
  prepared.set(database, made);
  return made;
}

/** Writes a document with its indexes; must be called inside a database transaction. */
export function writeDocument(
  database: DatabaseSync,
  dataset: string,
  document: StoredDocument,
): void {
  const { _id: id, _type, _rev } = document;
  const statements = statementsOf(database);
  removeIndexes(statements, dataset, id);
  const body = JSON.stringify(document);
  statements.upsert.run(dataset, id, _type, _rev, isRemoval(document) ? 1 : 0, body);
  for (const slug of slugsOf(document)) statements.addSlug.run(dataset, slug, id);
  for (const target of strongReferences(document)) statements.addReference.run(dataset, target, id);
}

/** Deletes a document with its indexes; must be called inside a database transaction. */
export function removeDocument(database: DatabaseSync, dataset: string, id: string): void {
  const statements = statementsOf(database);
  removeIndexes(statements, dataset, id);
  statements.remove.run(dataset, id);
}

function removeIndexes(statements: Statements, dataset: string, id: string): void {
  statements.removeSlugs.run(dataset, id);
  statements.removeReferences.run(dataset, id);
}
