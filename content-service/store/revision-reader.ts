import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Decorate } from './document-reader.ts';
import type { JsonObject, StoredDocument } from './json.ts';

/** After every time that the log contains. */
export const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** Which transactions of a dataset to read. */
export interface TransactionSelection {
  /** Those that changed at least one of these documents. */
  readonly ids: readonly string[];
  /** Whether to leave out what they did to other documents. */
  readonly onlyIds: boolean;
  /** Those of these users; null for all. */
  readonly authors: readonly string[] | null;
  /** The numbers of the first and the last one. */
  readonly sequences: readonly [first: number, last: number];
  /** The earliest and the latest time, as ISO 8601 in UTC. */
  readonly times: readonly [earliest: string, latest: string];
  readonly newestFirst: boolean;
  readonly limit: number;
}

/** The transactions of all users at all times. */
export const WHOLE_HISTORY = {
  authors: null,
  sequences: [0, Number.MAX_SAFE_INTEGER],
  times: ['', END_OF_TIME],
} as const satisfies Partial<TransactionSelection>;

/** The effect of a transaction on a document; both bodies as JSON, null for none. */
export interface RevisionChange {
  readonly documentId: string;
  readonly before: string | null;
  readonly after: string | null;
  /** False where the revision before is older than the stored history. */
  readonly isComplete: boolean;
}

/** Parses a body of a change; null where the document is missing. */
export function parseBody(body: string | null): JsonObject | null {
  return body === null ? null : JSON.parse(body);
}

/** A transaction as read from the log. */
export interface PastTransaction {
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** The mutations as sent, as JSON. */
  readonly mutations: string;
  /** In the order in which the transaction made them. */
  readonly changes: readonly RevisionChange[];
}

const FROM_REVISIONS = 'FROM document_revision r WHERE r.dataset = ? AND r.document_id = ?';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** Reads the revisions of documents from an open database. */
export class RevisionReader {
  readonly #database: DatabaseSync;
  readonly #decorate: Decorate;
  readonly #has: StatementSync;
  readonly #idsUnder: StatementSync;
  readonly #last: StatementSync;
  readonly #atSequence: StatementSync;
  readonly #atTime: StatementSync;

  constructor(database: DatabaseSync, decorate: Decorate) {
    this.#database = database;
    this.#decorate = decorate;
    this.#has = database.prepare(`SELECT 1 ${FROM_REVISIONS} LIMIT 1`);
    // The slash is the character after the dot.
    this.#idsUnder = database.prepare(
      `SELECT DISTINCT document_id FROM document_revision
       WHERE dataset = ? AND document_id > ? || '.' AND document_id < ? || '/' ORDER BY document_id`,
    );
    this.#last = database.prepare(
      `SELECT r.body ${FROM_REVISIONS} AND r.body IS NOT NULL ORDER BY r.sequence DESC LIMIT 1`,
    );
    this.#atSequence = database.prepare(
      `SELECT r.body ${FROM_REVISIONS} AND r.sequence <= ? ORDER BY r.sequence DESC LIMIT 1`,
    );
    this.#atTime = database.prepare(
      `SELECT r.body ${FROM_REVISIONS} AND (
         SELECT t.committed_at FROM transaction_log t WHERE t.sequence = r.sequence
       ) <= ? ORDER BY r.sequence DESC LIMIT 1`,
    );
  }

  /** Whether there are revisions of a document, also of a deleted one. */
  has(dataset: string, id: string): boolean {
    return this.#has.get(dataset, id) !== undefined;
  }

  /** Returns the ids with revisions that start with `prefix` and a dot, sorted. */
  idsUnder(dataset: string, prefix: string): string[] {
    return this.#idsUnder.all(dataset, prefix, prefix).map((row) => String(row.document_id));
  }

  /** Returns the last revision of a document, also of a deleted one. */
  last(dataset: string, id: string): StoredDocument | undefined {
    return this.#parse(this.#last.get(dataset, id));
  }

  /** Returns a document as it was after the transaction of this number. */
  atSequence(dataset: string, id: string, sequence: number): StoredDocument | undefined {
    return this.#parse(this.#atSequence.get(dataset, id, sequence));
  }

  /** Returns a document as it was at a time (ISO 8601, UTC). */
  atTime(dataset: string, id: string, time: string): StoredDocument | undefined {
    return this.#parse(this.#atTime.get(dataset, id, time));
  }

  /** Yields the selected transactions of a dataset, one at a time. */
  *transactions(dataset: string, selection: TransactionSelection): Generator<PastTransaction> {
    const { sequences, times, newestFirst, limit } = selection;
    const ids = JSON.stringify(selection.ids);
    const authors = selection.authors === null ? null : JSON.stringify(selection.authors);
    const transactions = this.#database.prepare(
      `SELECT sequence, transaction_id, author, committed_at, mutations FROM transaction_log
       WHERE sequence IN (
         SELECT sequence FROM document_revision
         WHERE dataset = ? AND document_id IN (SELECT value FROM json_each(?))
       )
       AND sequence BETWEEN ? AND ? AND committed_at BETWEEN ? AND ?
       AND (? IS NULL OR author IN (SELECT value FROM json_each(?)))
       ORDER BY sequence ${newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
    );
    const changes = this.#database.prepare(
      `SELECT r.document_id, r.body AS after, c.previous_revision, (
         SELECT p.body FROM document_revision p
         WHERE p.dataset = r.dataset AND p.document_id = r.document_id AND p.sequence < r.sequence
         ORDER BY p.sequence DESC LIMIT 1
       ) AS before
       FROM document_change c JOIN document_revision r
       ON r.dataset = ? AND r.document_id = c.document_id AND r.sequence = c.sequence
       WHERE c.sequence = ? AND (? OR c.document_id IN (SELECT value FROM json_each(?)))
       ORDER BY c.position`,
    );
    const all = selection.onlyIds ? 0 : 1;
    const found = transactions.iterate(
      dataset,
      ids,
      ...sequences,
      ...times,
      authors,
      authors,
      limit,
    );
    for (const row of found) {
      yield {
        id: String(row.transaction_id),
        author: String(row.author),
        timestamp: String(row.committed_at),
        mutations: String(row.mutations),
        changes: changes.all(dataset, Number(row.sequence), all, ids).map((change) => ({
          documentId: String(change.document_id),
          before: textOrNull(change.before),
          after: textOrNull(change.after),
          isComplete: change.before !== null || change.previous_revision === null,
        })),
      };
    }
  }

  #parse(row: Record<string, unknown> | undefined): StoredDocument | undefined {
    const body = textOrNull(row?.body);
    return body === null ? undefined : this.#decorate(JSON.parse(body));
  }
}
