import type { DatabaseSync } from 'node:sqlite';
import { failureEntry, type Log } from '../util/log.ts';
import { openDatabase, openForReading } from './database.ts';
import { type DatasetInfo, DatasetState } from './dataset-state.ts';
import { type Decorate, DocumentReader, type DocumentSelection } from './document-reader.ts';
import { removeDocument, writeDocument } from './document-rows.ts';
import { inTransaction } from './in-transaction.ts';
import type { StoredDocument } from './json.ts';
import { type DataLock, lockData } from './lock.ts';
import {
  type PastTransaction,
  RevisionReader,
  type TransactionSelection,
} from './revision-reader.ts';
import type { LoggedChange, Transaction } from './transaction.ts';
import { TransactionLog } from './transaction-log.ts';
import { UserValues } from './user-values.ts';

/** Called after a transaction is durable and visible. */
export type CommitListener = (changes: readonly LoggedChange[], transaction: Transaction) => void;

/**
 * Stores all content in SQLite. A commit is on the disk when it returns, and every reader that
 * starts after it sees it, in this process and in the query processes.
 */
export class ContentStore {
  readonly log: TransactionLog;
  readonly userValues: UserValues;
  readonly #dataDir: string;
  readonly #lock: DataLock;
  readonly #database: DatabaseSync;
  readonly #decorate: Decorate;
  readonly #log: Log;
  readonly #reader: DocumentReader;
  readonly #revisions: RevisionReader;
  readonly #datasets = new Map<string, DatasetState>();
  readonly #listeners = new Set<CommitListener>();

  /**
   * Opens the store of a data folder. `decorate` adds to documents the attributes that are not
   * stored with them; `log` logs one line for the operator. Throws when another process has the folder
   * open.
   */
  constructor(dataDir: string, decorate: Decorate, log: Log) {
    this.#dataDir = dataDir;
    this.#decorate = decorate;
    this.#log = log;
    this.#lock = lockData(dataDir);
    let database: DatabaseSync | undefined;
    try {
      database = openDatabase(dataDir);
      this.#database = database;
      this.log = new TransactionLog(database);
      this.userValues = new UserValues(database);
      this.#reader = new DocumentReader(database, decorate);
      this.#revisions = new RevisionReader(database, decorate);
      this.#readDatasets();
    } catch (error) {
      database?.close();
      this.#lock.close();
      throw error;
    }
  }

  #readDatasets(): void {
    for (const row of this.#database.prepare('SELECT * FROM dataset ORDER BY name').iterate()) {
      const name = String(row.name);
      const info: DatasetInfo = {
        name,
        aclMode: row.acl_mode === 'private' ? 'private' : 'public',
        description: row.description === null ? null : String(row.description),
        createdAt: String(row.created_at),
        createdByUserId: String(row.created_by),
      };
      this.#datasets.set(name, this.#stateOf(info));
    }
  }

  #stateOf(info: DatasetInfo): DatasetState {
    return new DatasetState(info, this.#reader, this.#revisions);
  }

  /** Returns every dataset, sorted by name. */
  datasets(): DatasetState[] {
    return [...this.#datasets.values()].sort((a, b) => (a.info.name < b.info.name ? -1 : 1));
  }

  /** Returns a dataset, or undefined where there is none of this name. */
  dataset(name: string): DatasetState | undefined {
    return this.#datasets.get(name);
  }

  /** Writes a dataset's metadata, creating the dataset if it is new. */
  saveDataset(info: DatasetInfo): DatasetState {
    this.#database
      .prepare(
        `INSERT INTO dataset (name, acl_mode, description, created_at, created_by) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET acl_mode = excluded.acl_mode, description = excluded.description`,
      )
      .run(info.name, info.aclMode, info.description, info.createdAt, info.createdByUserId);
    const state = this.#datasets.get(info.name) ?? this.#stateOf(info);
    state.info = info;
    state.generation += 1;
    this.#datasets.set(info.name, state);
    return state;
  }

  /** Deletes a dataset with all its documents and their revisions. */
  deleteDataset(name: string): void {
    this.#database.prepare('DELETE FROM dataset WHERE name = ?').run(name);
    this.#datasets.delete(name);
  }

  /**
   * Yields the selected documents of a dataset, sorted by id, all from one snapshot, however long it
   * takes to read them.
   */
  documents(dataset: string, selection: DocumentSelection): Generator<StoredDocument> {
    return this.#inSnapshot((database) =>
      new DocumentReader(database, this.#decorate).select(dataset, selection),
    );
  }

  /**
   * Yields the selected transactions of a dataset, one at a time, all from one snapshot.
   */
  transactions(dataset: string, selection: TransactionSelection): Generator<PastTransaction> {
    return this.#inSnapshot((database) =>
      new RevisionReader(database, this.#decorate).transactions(dataset, selection),
    );
  }

  *#inSnapshot<T>(read: (database: DatabaseSync) => Generator<T>): Generator<T> {
    const database = openForReading(this.#dataDir);
    try {
      database.exec('BEGIN');
      yield* read(database);
    } finally {
      database.close();
    }
  }

  /** Registers a listener; returns a function that removes it. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes a transaction: when this returns, it is on the disk and every reader sees it. */
  commit(transaction: Transaction): void {
    const state = this.#datasets.get(transaction.dataset);
    if (state === undefined) throw new Error(`No dataset "${transaction.dataset}"`);
    const logged = this.#write(transaction);
    state.generation += 1;
    for (const listener of this.#listeners) this.#notify(listener, logged, transaction);
  }

  /** Calls a listener; its failure is none of the transaction, which is stored, or of the others. */
  #notify(listener: CommitListener, logged: readonly LoggedChange[], transaction: Transaction) {
    try {
      listener(logged, transaction);
    } catch (error) {
      this.#log(failureEntry(`A listener of the transaction "${transaction.id}" failed`, error));
    }
  }

  /** Writes everything into the main database file and closes it. */
  close(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      this.#database.close();
      this.#lock.close();
    }
  }

  #write(transaction: Transaction): LoggedChange[] {
    const database = this.#database;
    return inTransaction(database, () => {
      for (const { id, next } of transaction.changes) {
        if (next === null) removeDocument(database, transaction.dataset, id);
        else writeDocument(database, transaction.dataset, next);
      }
      return this.log.append(transaction);
    });
  }
}
