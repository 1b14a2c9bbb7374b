import { LruMap } from '../../lru.ts';
import type { DocumentReader } from '../../store/document-reader.ts';
import type { StoredDocument } from '../../store/json.ts';

interface CachedDocument {
  readonly revision: string;
  readonly document: StoredDocument;
}

/** A scan may use so much of the cache as its own. */
const SCAN_SHARE = 0.5;
/** What a document is thought to have where no document is known yet, in characters. */
const TYPICAL_SIZE = 2000;

/**
 * Parsed documents, kept by id and revision while they fit. A scan over more documents than fit
 * must not push out those that are used all the time: it only fills what room is left.
 */
export class DocumentCache {
  readonly #reader: DocumentReader;
  readonly #capacity: number;
  readonly #documents: LruMap<CachedDocument>;

  /** `capacity` is in characters of JSON. */
  constructor(reader: DocumentReader, capacity: number) {
    this.#reader = reader;
    this.#capacity = capacity;
    this.#documents = new LruMap(capacity);
  }

  /** Whether so many documents, looked at one after the other, are too many to be kept. */
  isLargeScan(count: number): boolean {
    const { size, weight } = this.#documents;
    const typical = size === 0 ? TYPICAL_SIZE : weight / size;
    return count * typical > this.#capacity * SCAN_SHARE;
  }

  /**
   * The document of this id and revision. Throws where there is none: callers name documents
   * that they have seen in the same database snapshot.
   */
  load(dataset: string, id: string, revision: string, isScan: boolean): StoredDocument {
    const key = `${dataset}\n${id}`;
    const known = isScan ? this.#documents.peek(key) : this.#documents.get(key);
    if (known?.revision === revision) return known.document;
    const read = this.#reader.read(dataset, id);
    if (read === undefined) throw new Error(`Document "${id}" is not in the snapshot`);
    const { document, size } = read;
    this.#documents.delete(key);
    if (!isScan || this.#documents.weight + size <= this.#capacity) {
      this.#documents.set(key, { revision, document }, size);
    }
    return document;
  }
}
