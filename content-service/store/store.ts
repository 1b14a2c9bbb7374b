import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { type DatasetInfo, DatasetState } from './dataset-state.ts';
import type { StoredDocument } from './json.ts';
import type { LoggedChange, Transaction } from './transaction.ts';
import { TransactionLog } from './transaction-log.ts';

/** Called after a transaction is durable and visible. */
export type CommitListener = (changes: readonly LoggedChange[]) => void;

/**
 * All content: durable in SQLite, read from memory. A commit is on the disk first and in memory
 * after; both happen in one turn of the event loop, so that no reader sees half a transaction.
 */
export class ContentStore {
  readonly log: TransactionLog;
  readonly #database: DatabaseSync;
  readonly #datasets = new Map<string, DatasetState>();
  readonly #listeners = new Set<CommitListener>();
  #decorate: (document: StoredDocument) => StoredDocument = (document) => document;

  /** Opens the store of a data folder. Throws when another process has it open. */
  constructor(dataDir: string) {
    this.#database = openDatabase(dataDir);
    this.log = new TransactionLog(this.#database);
    for (const row of this.#database.prepare('SELECT * FROM dataset ORDER BY name').iterate()) {
      const name = String(row.name);
      const info: DatasetInfo = {
        name,
        aclMode: row.acl_mode === 'private' ? 'private' : 'public',
        description: row.description === null ? null : String(row.description),
        createdAt: String(row.created_at),
        createdByUserId: String(row.created_by),
      };
      this.#datasets.set(name, new DatasetState(info));
    }
    for (const row of this.#database.prepare('SELECT dataset, body FROM document').iterate()) {
      const document: StoredDocument = JSON.parse(String(row.body));
      this.#datasets.get(String(row.dataset))?.replace(document._id, document);
    }
  }

  /** Every dataset, by name. */
  datasets(): DatasetState[] {
    return [...this.#datasets.values()].sort((a, b) => (a.info.name < b.info.name ? -1 : 1));
  }

  /** A dataset, or undefined where there is none of this name. */
  dataset(name: string): DatasetState | undefined {
    return this.#datasets.get(name);
  }

  /** Writes a dataset's description, making the dataset if it is new. */
  saveDataset(info: DatasetInfo): DatasetState {
    this.#database
      .prepare(
        `INSERT INTO dataset (name, acl_mode, description, created_at, created_by) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET acl_mode = excluded.acl_mode, description = excluded.description`,
      )
      .run(info.name, info.aclMode, info.description, info.createdAt, info.createdByUserId);
    const state = this.#datasets.get(info.name) ?? new DatasetState(info);
    state.info = info;
    state.generation += 1;
    this.#datasets.set(info.name, state);
    return state;
  }

  /** Removes a dataset with all its documents. */
  deleteDataset(name: string): void {
    this.#database.prepare('DELETE FROM dataset WHERE name = ?').run(name);
    this.#datasets.delete(name);
  }

  /**
   * Sets what every document gets on its way into memory (an asset's absolute URL, which depends
   * on where the service listens today), and applies it to the documents already there.
   */
  decorateDocuments(decorate: (document: StoredDocument) => StoredDocument): void {
    this.#decorate = decorate;
    for (const state of this.#datasets.values()) {
      for (const document of state.documents.values()) {
        state.replace(document._id, decorate(document));
      }
    }
  }

  /** Registers a listener; gives the function that takes it away again. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes a transaction: when this returns, it is on the disk and every reader sees it. */
  commit(transaction: Transaction): void {
    const state = this.#datasets.get(transaction.dataset);
    if (state === undefined) throw new Error(`No dataset "${transaction.dataset}"`);
    const logged = this.#write(transaction);
    for (const { id, next } of transaction.changes) {
      state.replace(id, next === null ? null : this.#decorate(next));
    }
    for (const listener of this.#listeners) listener(logged);
  }

  /** Puts everything into the main database file and lets go of it. */
  close(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #write(transaction: Transaction): LoggedChange[] {
    const upsert = this.#database.prepare(
      'INSERT INTO document (dataset, id, body) VALUES (?, ?, ?) ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body',
    );
    const remove = this.#database.prepare('DELETE FROM document WHERE dataset = ? AND id = ?');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const { id, next } of transaction.changes) {
        if (next === null) remove.run(transaction.dataset, id);
        else upsert.run(transaction.dataset, id, JSON.stringify(next));
      }
      const logged = this.log.append(transaction);
      this.#database.exec('COMMIT');
      return logged;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
