/** A subscriber of changes of some documents, or of any. */
interface Indexed {
  /** The documents whose changes it may need, or null for any. */
  readonly ids: ReadonlySet<string> | null;
}

/** Subscribers by the ids of the documents they need. */
export class SubscriberIndex<S extends Indexed> {
  readonly #all = new Set<S>();
  readonly #ofAny = new Set<S>();
  readonly #byId = new Map<string, Set<S>>();

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  has(subscriber: S): boolean {
    return this.#all.has(subscriber);
  }

  add(subscriber: S): void {
    this.#all.add(subscriber);
    if (subscriber.ids === null) this.#ofAny.add(subscriber);
    for (const id of subscriber.ids ?? []) {
      const known = this.#byId.get(id);
      if (known === undefined) this.#byId.set(id, new Set([subscriber]));
      else known.add(subscriber);
    }
  }

  remove(subscriber: S): void {
    this.#all.delete(subscriber);
    this.#ofAny.delete(subscriber);
    for (const id of subscriber.ids ?? []) {
      const known = this.#byId.get(id);
      known?.delete(subscriber);
      if (known?.size === 0) this.#byId.delete(id);
    }
  }

  /** Returns the subscribers that may need a change of one of these documents. */
  interestedIn(ids: Iterable<string>): S[] {
    const found = new Set(this.#ofAny);
    for (const id of ids) for (const subscriber of this.#byId.get(id) ?? []) found.add(subscriber);
    return [...found];
  }
}
