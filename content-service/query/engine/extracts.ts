import { LruMap } from '../../lru.ts';
import type { JsonObject } from '../../store/json.ts';
import { measure } from './measure.ts';
import type { ViewEntry } from './view.ts';

/** What an extract weighs besides its content, in characters. */
const ENTRY_WEIGHT = 100;

type Load = (entry: ViewEntry) => JsonObject;

interface ExtractSet {
  readonly extracts: Map<string, { readonly revision: string; readonly document: JsonObject }>;
  size: number;
}

/**
 * Documents of a view with some of their attributes only, so that an expression that reads no
 * others can be applied to many documents without their being read and parsed each time.
 */
export class Extracts {
  readonly #capacity: number;
  readonly #sets: LruMap<ExtractSet>;

  /** `capacity` is in characters of JSON. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#sets = new LruMap(capacity);
  }

  /** Makes a function that gives extracts with these attributes, of what `load` gives. */
  loader(attributes: readonly string[], load: Load): Load {
    const key = attributes.join('\n');
    const set = this.#sets.get(key) ?? { extracts: new Map(), size: 0 };
    // What is added from now on counts when the set is used the next time.
    this.#sets.set(key, set, set.size);
    return (entry) => this.#load(set, attributes, entry, load);
  }

  #load(set: ExtractSet, attributes: readonly string[], entry: ViewEntry, load: Load) {
    const { id, head } = entry;
    const known = set.extracts.get(id);
    if (known?.revision === head.revision) return known.document;
    const whole = load(entry);
    if (set.size > this.#capacity) return whole;
    const document: JsonObject = {};
    for (const name of attributes) {
      const value = whole[name];
      if (value !== undefined) document[name] = value;
    }
    set.extracts.set(id, { revision: head.revision, document });
    set.size += measure(document).size + ENTRY_WEIGHT;
    return document;
  }
}
