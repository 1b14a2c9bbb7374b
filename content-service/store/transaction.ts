import type { StoredDocument } from './json.ts';

/** The effect of a transaction on a document. */
export type Operation = 'create' | 'update' | 'delete';

/** The change of one document in a transaction: before and after (null: missing). */
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
  /** The id of the user who sent it. */
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The mutations it consists of, for the log. */
  readonly mutations: readonly object[];
  readonly changes: readonly DocumentChange[];
  /** The documents whose earlier revisions are deleted, whether or not it changes them. */
  readonly purged?: readonly string[];
}

/** A document's change as stored in the log. */
export interface LoggedChange {
  readonly sequence: number;
  readonly dataset: string;
  readonly transactionId: string;
  readonly documentId: string;
  /** The document's type; for a deletion the last it had. */
  readonly documentType: string;
  readonly operation: Operation;
}

/** A transaction as stored in the log, without its mutations. */
export interface LoggedTransaction {
  readonly sequence: number;
  readonly dataset: string;
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly changes: readonly LoggedTransactionChange[];
}

/** A document's change in a {@link LoggedTransaction}, whose id is the document's new revision. */
export interface LoggedTransactionChange {
  readonly documentId: string;
  /** The document's type; for a deletion the last it had. */
  readonly documentType: string;
  readonly operation: Operation;
  /** The revision before the change, or null where there was no document. */
  readonly previousRevision: string | null;
}

/** Converts the changes of a transaction to the form of the log. */
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
