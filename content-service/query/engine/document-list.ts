import type { JsonObject } from '../../store/json.ts';

/**
 * An array of documents that loads each one when it is iterated over, so that a filter over all
 * documents does not need all of them in memory at once. It supports iteration only, and is passed
 * only to the parts of a query that do nothing else.
 */
export class DocumentList extends Array<JsonObject> {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  readonly #ids: readonly string[];
  readonly #load: (id: string) => JsonObject;

  constructor(ids: readonly string[], load: (id: string) => JsonObject) {
    super();
    this.#ids = ids;
    this.#load = load;
  }

  override *[Symbol.iterator](): Generator<JsonObject, undefined> {
    for (const id of this.#ids) yield this.#load(id);
    return undefined;
  }
}
