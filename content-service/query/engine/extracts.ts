import { LRUCache } from 'lru-cache';
import type { DocumentHead } from '../../store/document-reader.ts';
import type { JsonObject } from '../../store/json.ts';
import { measure } from './measure.ts';
import type { ViewEntry } from './view.ts';

/** The weight of a set, and of each extract in it, besides the content, in characters. */
const ENTRY_WEIGHT = 100;

type Load = (entry: ViewEntry) => JsonObject;

interface Extract {
  /** Of the stored document: a draft and a published one may have the same revision. */
  readonly head: DocumentHead;
  readonly document: JsonObject;
  readonly weight: number;
}

interface ExtractSet {
  readonly key: string;
  readonly extracts: Map<string, Extract>;
  size: number;
}

/**
 * Caches documents reduced to some of their attributes, so that an expression that reads only these
 * can be applied to many documents without reading and parsing them each time.
 */
export class Extracts {
  readonly #capacity: number;
  readonly #sets: LRUCache<string, ExtractSet>;
  /** Sets that are larger than the cache counts them. */
  readonly #grown = new Set<ExtractSet>();

  /** `capacity` is in characters of JSON. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#sets = new LRUCache({ maxSize: capacity });
  }

  /**
   * Returns a function that returns extracts with these attributes of the documents of `load`;
   * `view` distinguishes views, in which an id may be that of another document.
   */
  loader(view: string, attributes: readonly string[], load: Load): Load {
    this.#weigh();
    const key = [view, ...attributes].join('\n');
    const set = this.#sets.get(key) ?? { key, extracts: new Map(), size: ENTRY_WEIGHT };
    if (!this.#sets.has(key)) this.#sets.set(key, set, { size: set.size });
    return (entry) => this.#load(set, attributes, entry, load);
  }

  /** Counts what has been added to sets, and so evicts those used least recently. */
  #weigh(): void {
    for (const set of this.#grown) {
      if (this.#sets.peek(set.key) !== set) continue;
      // The cache keeps the old size of a value that is set again.
      this.#sets.delete(set.key);
      this.#sets.set(set.key, set, { size: set.size });
    }
    this.#grown.clear();
  }

  #load(set: ExtractSet, attributes: readonly string[], entry: ViewEntry, load: Load) {
    const { id, head } = entry;
    const known = set.extracts.get(id);
    if (known?.head.id === head.id && known.head.revision === head.revision) return known.document;
    const whole = load(entry);
    const document: JsonObject = {};
    for (const name of attributes) {
      const value = whole[name];
      if (value !== undefined) document[name] = value;
    }
    const weight = measure(document).size + ENTRY_WEIGHT;
    const size = set.size + weight - (known?.weight ?? 0);
    if (size > this.#capacity) return document;
    set.extracts.set(id, { head, document, weight });
    set.size = size;
    this.#grown.add(set);
    return document;
  }
}
