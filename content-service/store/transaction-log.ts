import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LoggedChange, LoggedTransaction, Operation, Transaction } from './transaction.ts';
import { toLoggedChanges } from './transaction.ts';

const OPERATIONS: Record<string, Operation> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
};

const toOperation = (value: unknown): Operation => OPERATIONS[String(value)] ?? 'update';

/** The append-only, numbered log of transactions, and the position of each of its readers. */
export class TransactionLog {
  readonly #database: DatabaseSync;
  readonly #latest: StatementSync;
  readonly #changed: StatementSync;
  readonly #next: StatementSync;
  readonly #changes: StatementSync;
  readonly #mutations: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#latest = database.prepare('SELECT max(sequence) AS latest FROM transaction_log');
    this.#changed = database.prepare(
      `SELECT DISTINCT c.document_id FROM transaction_log t JOIN document_change c USING (sequence)
       WHERE t.sequence > ? AND t.dataset = ? LIMIT ?`,
    );
    this.#next = database.prepare(
      `SELECT sequence, dataset, transaction_id, author, committed_at FROM transaction_log
       WHERE sequence > ?1 AND (?2 IS NULL OR dataset = ?2) ORDER BY sequence LIMIT 1`,
    );
    this.#changes = database.prepare(
      `SELECT document_id, document_type, operation, previous_revision FROM document_change
       WHERE sequence = ? ORDER BY position`,
    );
    this.#mutations = database.prepare('SELECT mutations FROM transaction_log WHERE sequence = ?');
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

  #storeRevisions(sequence: number, { dataset, changes, purged = [] }: Transaction): void {
    const insert = this.#database.prepare(
      'INSERT INTO document_revision (dataset, document_id, sequence, body) VALUES (?, ?, ?, ?)',
    );
    const purge = this.#database.prepare(
      'DELETE FROM document_revision WHERE dataset = ? AND document_id = ?',
    );
    const withoutHistory = new Set(purged);
    for (const id of withoutHistory) purge.run(dataset, id);
    for (const { id, next } of changes) {
      if (next !== null) insert.run(dataset, id, sequence, JSON.stringify(next));
      else if (!withoutHistory.has(id)) insert.run(dataset, id, sequence, null);
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
      operation: toOperation(row.operation),
    }));
  }

  /**
   * Returns the first transaction after `sequence`, of one dataset where given, or null where there
   * is none.
   */
  next(sequence: number, dataset: string | null = null): LoggedTransaction | null {
    const row = this.#next.get(sequence, dataset);
    if (row === undefined) return null;
    return {
      sequence: Number(row.sequence),
      dataset: String(row.dataset),
      id: String(row.transaction_id),
      author: String(row.author),
      timestamp: String(row.committed_at),
      changes: this.#changes.all(Number(row.sequence)).map((change) => ({
        documentId: String(change.document_id),
        documentType: String(change.document_type),
        operation: toOperation(change.operation),
        previousRevision:
          change.previous_revision === null ? null : String(change.previous_revision),
      })),
    };
  }

  /** Returns the mutations of a transaction, as they were sent; none where there is no such one. */
  mutationsOf(sequence: number): unknown[] {
    const row = this.#mutations.get(sequence);
    return row === undefined ? [] : JSON.parse(String(row.mutations));
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
