import { LRUCache } from 'lru-cache';
import type { DocumentReader } from '../../store/document-reader.ts';
import type { StoredDocument } from '../../store/json.ts';

interface CachedDocument {
  readonly revision: string;
  readonly document: StoredDocument;
}

/** The share of the cache that a scan may fill. */
const SCAN_SHARE = 0.5;
/** Assumed size of a document while the cache is empty, in characters. */
const TYPICAL_SIZE = 2000;

/**
 * Caches parsed documents by id and revision. A scan over more documents than fit must not evict
 * those in constant use: it only fills the free space.
 */
export class DocumentCache {
  readonly #reader: DocumentReader;
  readonly #capacity: number;
  readonly #documents: LRUCache<string, CachedDocument>;

  /** `capacity` is in characters of JSON. */
  constructor(reader: DocumentReader, capacity: number) {
    this.#reader = reader;
    this.#capacity = capacity;
    this.#documents = new LRUCache({ maxSize: capacity });
  }

  /** Whether a scan over `count` documents is too large to be cached. */
  isLargeScan(count: number): boolean {
    const { size, calculatedSize } = this.#documents;
    const typical = size === 0 ? TYPICAL_SIZE : calculatedSize / size;
    return count * typical > this.#capacity * SCAN_SHARE;
  }

  /**
   * Returns the document of this id and revision. Throws where there is none: callers pass ids they
   * have read from the same database snapshot.
   */
  load(dataset: string, id: string, revision: string, isScan: boolean): StoredDocument {
    const key = `${dataset}\n${id}`;
    const known = isScan ? this.#documents.peek(key) : this.#documents.get(key);
    if (known?.revision === revision) return known.document;
    const read = this.#reader.read(dataset, id);
    if (read === undefined) throw new Error(`Document "${id}" is not in the snapshot`);
    const { document, size } = read;
    this.#documents.delete(key);
    if (!isScan || this.#documents.calculatedSize + size <= this.#capacity) {
      this.#documents.set(key, { revision, document }, { size });
    }
    return document;
  }
}
