import type { DatasetState } from '../store/dataset-state.ts';
import type { StoredDocument } from '../store/json.ts';
import type { LoggedTransaction, LoggedTransactionChange } from '../store/transaction.ts';
import type { TransactionLog } from '../store/transaction-log.ts';
import { type ClientMutation, clientMutations, groupByTarget } from './client-mutations.ts';

/** A document before and after a change; null where there is none. */
export interface Versions {
  readonly previous: StoredDocument | null;
  readonly next: StoredDocument | null;
  /**
   * False where a purge has deleted one of these revisions: that has only the attributes that the
   * log contains, which are its id, its type and its revision.
   */
  readonly isComplete: boolean;
}

/** Changes whose documents are kept in memory; a transaction may have more than fit into it. */
const MAX_CHANGES = 100;

/** The documents and mutations of a transaction, read when they are needed. */
export class TransactionContent {
  readonly transaction: LoggedTransaction;
  readonly #dataset: DatasetState;
  readonly #log: TransactionLog;
  readonly #kept = new Map<LoggedTransactionChange, Versions>();
  #sent: ReadonlyMap<string | null, readonly ClientMutation[]> | null = null;

  constructor(transaction: LoggedTransaction, dataset: DatasetState, log: TransactionLog) {
    this.transaction = transaction;
    this.#dataset = dataset;
    this.#log = log;
  }

  /** Returns the document of a change, before and after it. */
  versions(change: LoggedTransactionChange): Versions {
    const known = this.#kept.get(change);
    if (known !== undefined) return known;
    const { documentId, operation, previousRevision } = change;
    const { sequence, id } = this.transaction;
    const hasNext = operation !== 'delete';
    const previous = this.#dataset.revisionAfter(documentId, sequence - 1);
    const next = hasNext ? this.#dataset.revisionAfter(documentId, sequence) : undefined;
    const versions = {
      previous:
        previousRevision === null ? null : (previous ?? this.#purged(change, previousRevision)),
      next: hasNext ? (next ?? this.#purged(change, id)) : null,
      isComplete:
        (previousRevision === null || previous !== undefined) && (!hasNext || next !== undefined),
    };
    if (this.#kept.size < MAX_CHANGES) this.#kept.set(change, versions);
    return versions;
  }

  /** Returns the mutations with which a client gets from one version of a document to the next. */
  mutations(documentId: string, versions: Versions): readonly ClientMutation[] {
    this.#sent ??= groupByTarget(this.#log.mutationsOf(this.transaction.sequence));
    const sent = this.#sent.get(documentId) ?? [];
    return clientMutations(this.transaction, sent, documentId, versions);
  }

  /** Returns what the log contains of a revision that has been deleted. */
  #purged({ documentId, documentType }: LoggedTransactionChange, _rev: string): StoredDocument {
    const { timestamp } = this.transaction;
    return {
      _id: documentId,
      _type: documentType,
      _rev,
      _createdAt: timestamp,
      _updatedAt: timestamp,
    };
  }
}
