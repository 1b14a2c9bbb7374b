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
}

interface ExtractSet {
  readonly extracts: Map<string, Extract>;
  size: number;
}

/**
 * Caches documents of a view reduced to some of their attributes, so that an expression that reads
 * only these can be applied to many documents without reading and parsing them each time.
 */
export class Extracts {
  readonly #capacity: number;
  readonly #sets: LRUCache<string, ExtractSet>;

  /** `capacity` is in characters of JSON. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#sets = new LRUCache({ maxSize: capacity });
  }

  /** Returns a function that returns extracts with these attributes of the documents of `load`. */
  loader(attributes: readonly string[], load: Load): Load {
    const key = attributes.join('\n');
    const set = this.#sets.get(key) ?? { extracts: new Map(), size: ENTRY_WEIGHT };
    // Extracts added from now on are weighed the next time the set is used.
    // The cache keeps the old size of a value that is set again.
    this.#sets.delete(key);
    this.#sets.set(key, set, { size: set.size });
    return (entry) => this.#load(set, attributes, entry, load);
  }

  #load(set: ExtractSet, attributes: readonly string[], entry: ViewEntry, load: Load) {
    const { id, head } = entry;
    const known = set.extracts.get(id);
    if (known?.head.id === head.id && known.head.revision === head.revision) return known.document;
    const whole = load(entry);
    if (set.size > this.#capacity) return whole;
    const document: JsonObject = {};
    for (const name of attributes) {
      const value = whole[name];
      if (value !== undefined) document[name] = value;
    }
    set.extracts.set(id, { head, document });
    set.size += measure(document).size + ENTRY_WEIGHT;
    return document;
  }
}
