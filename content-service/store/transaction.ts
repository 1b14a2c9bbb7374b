import type { StoredDocument } from './json.ts';

/** What happened to a document. */
export type Operation = 'create' | 'update' | 'delete';

/** One document's part in a transaction: what it was and what it is now (null: not there). */
export interface DocumentChange {
  readonly id: string;
  readonly operation: Operation;
  readonly previous: StoredDocument | null;
  readonly next: StoredDocument | null;
}

/** A transaction ready to be written. */
export interface Transaction {
  readonly id: string;
  readonly dataset: string;
  /** The id of the user who made it. */
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The mutations that made it, for the log. */
  readonly mutations: readonly object[];
  readonly changes: readonly DocumentChange[];
}

/** A document's change as the log remembers it. */
export interface LoggedChange {
  readonly sequence: number;
  readonly dataset: string;
  readonly transactionId: string;
  readonly documentId: string;
  /** The document's type; for a deletion the last it had. */
  readonly documentType: string;
  readonly operation: Operation;
}

/** The changes of a transaction as the log remembers them. */
export function toLoggedChanges(sequence: number, transaction: Transaction): LoggedChange[] {
  return transaction.changes.map(({ id, operation, previous, next }) => ({
    sequence,
    dataset: transaction.dataset,
    transactionId: transaction.id,
    documentId: id,
    documentType: (next ?? previous)?._type ?? '',
    operation,
  }));
}
