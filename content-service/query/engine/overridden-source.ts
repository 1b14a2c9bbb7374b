import type { JsonObject, StoredDocument } from '../../store/json.ts';
import type { Overrides } from './messages.ts';
import type { DocumentSource } from './source.ts';

/** The documents as an uncommitted transaction sees them; without indexes. */
export class OverriddenSource implements DocumentSource {
  readonly #base: DocumentSource;
  readonly #overrides: ReadonlyMap<string, StoredDocument | null>;
  readonly #ids: readonly string[];

  constructor(base: DocumentSource, overrides: Overrides) {
    this.#base = base;
    this.#overrides = new Map(overrides);
    const ids = new Set(base.allIds());
    for (const [id, document] of overrides) {
      if (document === null) ids.delete(id);
      else ids.add(id);
    }
    this.#ids = [...ids].sort();
  }

  allIds(): readonly string[] {
    return this.#ids;
  }

  select(): null {
    return null;
  }

  load(id: string): StoredDocument {
    return this.#overrides.get(id) ?? this.#base.load(id);
  }

  scan(ids: readonly string[]): (id: string) => JsonObject {
    const load = this.#base.scan(ids, null);
    return (id) => this.#overrides.get(id) ?? load(id);
  }

  find(id: string): StoredDocument | undefined {
    const override = this.#overrides.get(id);
    return override === undefined ? this.#base.find(id) : (override ?? undefined);
  }
}
