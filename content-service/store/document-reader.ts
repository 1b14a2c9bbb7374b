import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StoredDocument } from './json.ts';

/** The metadata of a stored document, available without reading its body. */
export interface DocumentHead {
  readonly id: string;
  readonly type: string;
  readonly revision: string;
  /** Whether it is a version that marks its document for unpublishing. */
  readonly isRemoval: boolean;
}

/** Which documents of a dataset are read. */
export interface DocumentSelection {
  /** Only those with an id after this one; every document has one after the empty id. */
  readonly afterId: string;
  /** Only those of these types, or null for all. */
  readonly types: readonly string[] | null;
  /** Whether drafts and other documents that need a token are left out. */
  readonly onlyPublic: boolean;
}

/** Adds to a document the attributes that are not stored with it. */
export type Decorate = (document: StoredDocument) => StoredDocument;

const toHead = (row: Record<string, unknown>): DocumentHead => ({
  id: String(row.id),
  type: String(row.type),
  revision: String(row.revision),
  isRemoval: row.is_removal === 1,
});

/** Reads documents from an open database; without a cache. */
export class DocumentReader {
  readonly #decorate: Decorate;
  readonly #get: StatementSync;
  readonly #head: StatementSync;
  readonly #heads: StatementSync;
  readonly #bySlug: StatementSync;
  readonly #idsUnder: StatementSync;
  readonly #referrers: StatementSync;
  readonly #selected: StatementSync;

  constructor(database: DatabaseSync, decorate: Decorate) {
    this.#decorate = decorate;
    const head = 'id, type, revision, is_removal FROM document INDEXED BY document_head';
    this.#get = database.prepare('SELECT body FROM document WHERE dataset = ? AND id = ?');
    this.#head = database.prepare(`SELECT ${head} WHERE dataset = ? AND id = ?`);
    this.#heads = database.prepare(`SELECT ${head} WHERE dataset = ? ORDER BY id`);
    this.#bySlug = database.prepare('SELECT id FROM document_slug WHERE dataset = ? AND slug = ?');
    // The slash is the character after the dot.
    this.#idsUnder = database.prepare(
      "SELECT id FROM document WHERE dataset = ? AND id > ? || '.' AND id < ? || '/' ORDER BY id",
    );
    this.#referrers = database.prepare(
      'SELECT id FROM document_reference WHERE dataset = ? AND target = ? ORDER BY id',
    );
    this.#selected = database.prepare(
      // This index contains the types, so that only the bodies of the selected documents are read.
      `SELECT body FROM document INDEXED BY document_head WHERE dataset = ? AND id > ?
       AND (? OR instr(id, '.') = 0) AND (? IS NULL OR type IN (SELECT value FROM json_each(?)))
       ORDER BY id`,
    );
  }

  /** Returns a document, or undefined where there is none of this id. */
  get(dataset: string, id: string): StoredDocument | undefined {
    return this.read(dataset, id)?.document;
  }

  /**
   * Returns a document with the length of its JSON, or undefined where there is none of this id.
   */
  read(dataset: string, id: string): { document: StoredDocument; size: number } | undefined {
    const body = this.#get.get(dataset, id)?.body;
    return typeof body === 'string'
      ? { document: this.#parse(body), size: body.length }
      : undefined;
  }

  /** Returns the metadata of a document, or undefined where there is none. */
  head(dataset: string, id: string): DocumentHead | undefined {
    const row = this.#head.get(dataset, id);
    return row === undefined ? undefined : toHead(row);
  }

  /** Returns the metadata of every document, sorted by id. */
  heads(dataset: string): DocumentHead[] {
    return this.#heads.all(dataset).map(toHead);
  }

  /** Returns the ids of the documents for which {@link slugsOf} returns `slug`. */
  idsBySlug(dataset: string, slug: string): string[] {
    return this.#bySlug.all(dataset, slug).map(({ id }) => String(id));
  }

  /** Returns the ids that start with `prefix` and a dot, sorted. */
  idsUnder(dataset: string, prefix: string): string[] {
    return this.#idsUnder.all(dataset, prefix, prefix).map(({ id }) => String(id));
  }

  /** Returns the ids of the documents with a strong reference to `target`, sorted. */
  referrersOf(dataset: string, target: string): string[] {
    return this.#referrers.all(dataset, target).map(({ id }) => String(id));
  }

  /** Yields the selected documents, sorted by id, one at a time. */
  *select(dataset: string, selection: DocumentSelection): Generator<StoredDocument> {
    const { afterId, types, onlyPublic } = selection;
    const listed = types === null ? null : JSON.stringify(types);
    const rows = this.#selected.iterate(dataset, afterId, onlyPublic ? 0 : 1, listed, listed);
    for (const { body } of rows) yield this.#parse(body);
  }

  #parse(body: unknown): StoredDocument {
    return this.#decorate(JSON.parse(String(body)));
  }
}
