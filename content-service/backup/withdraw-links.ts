import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newTransactionId } from '../ids/transaction-id.ts';
import { BUSY_MS, CONTENT_FILE, openDatabase } from '../store/database.ts';
import { removeDocument } from '../store/document-rows.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { StoredDocument } from '../store/json.ts';
import { isDamage } from '../store/sqlite-errors.ts';
import type { Transaction } from '../store/transaction.ts';
import { TransactionLog } from '../store/transaction-log.ts';
import { userIdOf } from '../users/members.ts';

/** The type of the documents that each permit the holder of a link to read a draft. */
export const LINK_TYPE = 'sharedLink';

/** A link and its dataset. */
interface Link {
  readonly dataset: string;
  readonly document: StoredDocument;
}

const keyOf = ({ dataset, document }: Link) => `${dataset}\n${document._id}`;

/**
 * Deletes the links of a restored data folder that the present one does not have: they were withdrawn
 * since the backup and must not become valid again. Where it has no readable content, nobody knows which
 * ones were, so that all are deleted. Returns what the operator has to know then, one line each.
 */
export function withdrawLinks(dataDir: string, restored: string, now: Date): readonly string[] {
  const present = presentLinks(join(dataDir, CONTENT_FILE));
  const database = openDatabase(restored);
  try {
    return inTransaction(database, () => {
      const withdrawn = linksIn(database).filter((link) => !present?.has(keyOf(link)));
      const log = new TransactionLog(database);
      for (const link of withdrawn) {
        removeDocument(database, link.dataset, link.document._id);
        log.append(deletion(link, now));
      }
      if (present !== null || withdrawn.length === 0) return [];
      return [
        `All shared links of the backup (${withdrawn.length}) are withdrawn, because there is no content that says which ones still were valid: editors can share the documents again.`,
      ];
    });
  } finally {
    database.close();
  }
}

/** Returns the keys of the links in a file; null where it is missing, damaged or without content. */
function presentLinks(file: string): ReadonlySet<string> | null {
  if (!existsSync(file)) return null;
  // For writing, so that SQLite can finish what a process has left unfinished.
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'document'").all();
    return tables.length === 0 ? null : new Set(linksIn(database).map(keyOf));
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  } finally {
    database.close();
  }
}

function linksIn(database: DatabaseSync): Link[] {
  return database
    .prepare('SELECT dataset, body FROM document WHERE type = ?')
    .all(LINK_TYPE)
    .map(({ dataset, body }) => ({ dataset: String(dataset), document: JSON.parse(String(body)) }));
}

function deletion({ dataset, document }: Link, now: Date): Transaction {
  const { _id: id } = document;
  return {
    id: newTransactionId(),
    dataset,
    author: userIdOf('administrator'),
    timestamp: now.toISOString(),
    mutations: [{ delete: { id } }],
    changes: [{ id, operation: 'delete', previous: document, next: null }],
  };
}
