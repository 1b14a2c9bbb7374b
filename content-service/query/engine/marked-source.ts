import type { Json, JsonObject, StoredDocument } from '../../store/json.ts';
import type { SelectionSpec } from './selection.ts';
import type { DocumentSource } from './source.ts';

/** A part of a path in a document: an attribute, an index, or an element with a `_key`. */
export type PathSegment = string | number | { readonly key: string; readonly index: number };

/** Where a string is in a document. */
export interface StringPlace {
  readonly documentId: string;
  readonly documentType: string;
  readonly path: readonly PathSegment[];
  readonly value: string;
}

/** Begins and ends each mark, around the index of its place. */
const EDGE = '\u0000';

/**
 * The documents of another source, in which strings are replaced by marks: whatever a query does to
 * them, a mark in its result shows where the string came from. Attributes that begin with an
 * underscore (types, keys, references) remain, and so do the given ones.
 */
export class MarkedSource implements DocumentSource {
  readonly #base: DocumentSource;
  readonly #unmarked: ReadonlySet<string>;
  readonly #places: StringPlace[] = [];
  readonly #marked = new WeakMap<JsonObject, StoredDocument>();

  constructor(base: DocumentSource, unmarked: ReadonlySet<string>) {
    this.#base = base;
    this.#unmarked = unmarked;
  }

  allIds(): readonly string[] {
    return this.#base.allIds();
  }

  select(spec: SelectionSpec): readonly string[] | null {
    return this.#base.select(spec);
  }

  load(id: string): StoredDocument {
    return this.#mark(this.#base.load(id), id);
  }

  scan(ids: readonly string[]): (id: string) => JsonObject {
    // With all attributes, because places need the type.
    const load = this.#base.scan(ids, null);
    return (id) => this.#mark(load(id), id);
  }

  find(id: string): StoredDocument | undefined {
    const document = this.#base.find(id);
    return document === undefined ? undefined : this.#mark(document, id);
  }

  /** Returns the place of a mark; null for any other value. */
  placeOf(value: unknown): StringPlace | null {
    if (typeof value !== 'string' || !value.startsWith(EDGE) || !value.endsWith(EDGE)) return null;
    return this.#places[Number(value.slice(1, -1))] ?? null;
  }

  #mark(document: JsonObject, id: string): StoredDocument {
    const known = this.#marked.get(document);
    if (known !== undefined) return known;
    const { _id = id, _originalId = _id, _type } = document;
    const origin = { documentId: String(_originalId), documentType: String(_type) };
    const system = {
      _id: id,
      _type: origin.documentType,
      _rev: String(document._rev),
      _createdAt: String(document._createdAt),
      _updatedAt: String(document._updatedAt),
    };
    const marked = { ...this.#markObject(document, origin, []), ...system };
    this.#marked.set(document, marked);
    return marked;
  }

  #markObject(
    object: JsonObject,
    origin: Pick<StringPlace, 'documentId' | 'documentType'>,
    path: readonly PathSegment[],
  ): JsonObject {
    const entries = Object.entries(object).map(([name, value]): [string, Json] => {
      const isUnchanged = value === undefined || name.startsWith('_') || this.#unmarked.has(name);
      return [
        name,
        isUnchanged ? (value ?? null) : this.#markValue(value, origin, [...path, name]),
      ];
    });
    return Object.fromEntries(entries);
  }

  #markValue(
    value: Json,
    origin: Pick<StringPlace, 'documentId' | 'documentType'>,
    path: readonly PathSegment[],
  ): Json {
    if (typeof value === 'string') {
      this.#places.push({ ...origin, path, value });
      return `${EDGE}${this.#places.length - 1}${EDGE}`;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) =>
        this.#markValue(item, origin, [...path, segmentOf(item, index)]),
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    return this.#markObject(value, origin, path);
  }
}

function segmentOf(item: Json, index: number): PathSegment {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
  return isObject && typeof item._key === 'string' ? { key: item._key, index } : index;
}
