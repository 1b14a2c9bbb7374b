import type { DocumentReader } from '../../store/document-reader.ts';
import type { StoredDocument } from '../../store/json.ts';

interface CachedDocument {
  readonly revision: string;
  readonly document: StoredDocument;
  readonly size: number;
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
  readonly #documents = new Map<string, CachedDocument>();
  #size = 0;

  /** `capacity` is in characters of JSON. */
  constructor(reader: DocumentReader, capacity: number) {
    this.#reader = reader;
    this.#capacity = capacity;
  }

  /** Whether so many documents, looked at one after the other, are too many to be kept. */
  isLargeScan(count: number): boolean {
    const { size } = this.#documents;
    const typical = size === 0 ? TYPICAL_SIZE : this.#size / size;
    return count * typical > this.#capacity * SCAN_SHARE;
  }

  /**
   * The document of this id and revision. Throws where there is none: callers name documents
   * that they have seen in the same database snapshot.
   */
  load(dataset: string, id: string, revision: string, isScan: boolean): StoredDocument {
    const key = `${dataset}\n${id}`;
    const known = this.#documents.get(key);
    if (known?.revision === revision) {
      if (isScan) return known.document;
      this.#documents.delete(key);
      this.#documents.set(key, known);
      return known.document;
    }
    const read = this.#reader.read(dataset, id);
    if (read === undefined) throw new Error(`Document "${id}" is not in the snapshot`);
    this.#remove(key);
    this.#add(key, { revision, ...read }, isScan);
    return read.document;
  }

  #add(key: string, entry: CachedDocument, isScan: boolean): void {
    if (entry.size > this.#capacity) return;
    if (isScan && this.#size + entry.size > this.#capacity) return;
    this.#documents.set(key, entry);
    this.#size += entry.size;
    for (const oldest of this.#documents.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#size -= this.#documents.get(key)?.size ?? 0;
    this.#documents.delete(key);
  }
}
