import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LoggedChange, Operation, Transaction } from './transaction.ts';
import { toLoggedChanges } from './transaction.ts';

const OPERATIONS: Record<string, Operation> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
};

/** The append-only, numbered log of transactions, and the position of each of its readers. */
export class TransactionLog {
  readonly #database: DatabaseSync;
  readonly #latest: StatementSync;
  readonly #changed: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#latest = database.prepare('SELECT max(sequence) AS latest FROM transaction_log');
    this.#changed = database.prepare(
      `SELECT DISTINCT c.document_id FROM transaction_log t JOIN document_change c USING (sequence)
       WHERE t.sequence > ? AND t.dataset = ? LIMIT ?`,
    );
  }

  /** Returns the number of a dataset's transaction of this id, or null where there is none. */
  sequenceOf(dataset: string, transactionId: string): number | null {
    const row = this.#database
      .prepare('SELECT sequence FROM transaction_log WHERE dataset = ? AND transaction_id = ?')
      .get(dataset, transactionId);
    return row === undefined ? null : Number(row.sequence);
  }

  /**
   * Appends a transaction with the revisions it makes, and returns its changes; must be called
   * inside a database transaction.
   */
  append(transaction: Transaction): LoggedChange[] {
    const { dataset, id, author, timestamp, mutations } = transaction;
    const { lastInsertRowid } = this.#database
      .prepare(
        'INSERT INTO transaction_log (dataset, transaction_id, author, committed_at, mutations) VALUES (?, ?, ?, ?, ?)',
      )
      .run(dataset, id, author, timestamp, JSON.stringify(mutations));
    const changes = toLoggedChanges(Number(lastInsertRowid), transaction);
    const insert = this.#database.prepare(
      'INSERT INTO document_change (sequence, position, document_id, document_type, operation, previous_revision) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const [position, change] of changes.entries()) {
      const previous = transaction.changes[position]?.previous?._rev ?? null;
      const { sequence, documentId, documentType, operation } = change;
      insert.run(sequence, position, documentId, documentType, operation, previous);
    }
    this.#storeRevisions(Number(lastInsertRowid), transaction);
    return changes;
  }

  #storeRevisions(sequence: number, { dataset, changes }: Transaction): void {
    const insert = this.#database.prepare(
      'INSERT INTO document_revision (dataset, document_id, sequence, body) VALUES (?, ?, ?, ?)',
    );
    const purge = this.#database.prepare(
      'DELETE FROM document_revision WHERE dataset = ? AND document_id = ?',
    );
    for (const { id, next, purge: isPurged = false } of changes) {
      if (isPurged) purge.run(dataset, id);
      if (next !== null) insert.run(dataset, id, sequence, JSON.stringify(next));
      else if (!isPurged) insert.run(dataset, id, sequence, null);
    }
  }

  /** Returns every change after `sequence`, in order. */
  changesAfter(sequence: number): LoggedChange[] {
    const rows = this.#database
      .prepare(
        `SELECT c.sequence, t.dataset, t.transaction_id, c.document_id, c.document_type, c.operation
         FROM document_change c JOIN transaction_log t USING (sequence)
         WHERE c.sequence > ? ORDER BY c.sequence, c.position`,
      )
      .all(sequence);
    return rows.map((row) => ({
      sequence: Number(row.sequence),
      dataset: String(row.dataset),
      transactionId: String(row.transaction_id),
      documentId: String(row.document_id),
      documentType: String(row.document_type),
      operation: OPERATIONS[String(row.operation)] ?? 'update',
    }));
  }

  /** Returns the number of the last transaction, or 0. */
  latest(): number {
    return Number(this.#latest.get()?.latest ?? 0);
  }

  /**
   * Returns the ids of a dataset's documents that changed after `sequence`, each once, or null
   * where there are more than `limit`.
   */
  changedIds(dataset: string, sequence: number, limit: number): string[] | null {
    const rows = this.#changed.all(sequence, dataset, limit + 1);
    return rows.length > limit ? null : rows.map((row) => String(row.document_id));
  }

  /** Returns a reader's position: the sequence up to which it has processed everything. */
  position(reader: string): number {
    const row = this.#database.prepare('SELECT sequence FROM reader WHERE name = ?').get(reader);
    return row === undefined ? 0 : Number(row.sequence);
  }

  /** Saves a reader's position. */
  setPosition(reader: string, sequence: number): void {
    this.#database
      .prepare(
        'INSERT INTO reader (name, sequence) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET sequence = excluded.sequence',
      )
      .run(reader, sequence);
  }
}
