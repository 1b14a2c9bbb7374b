/** A map of limited total weight that evicts the least recently read entries first. */
export class LruMap<V> {
  readonly #entries = new Map<string, { value: V; weight: number }>();
  readonly #capacity: number;
  #weight = 0;

  /** `capacity` is the maximum sum of the weights of its entries. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** The total weight of all entries. */
  get weight(): number {
    return this.#weight;
  }

  /** Returns an entry and marks it as used. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Returns an entry without marking it as used. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Sets an entry; one that is heavier than the capacity is not stored. */
  set(key: string, value: V, weight = 1): void {
    this.delete(key);
    if (weight > this.#capacity) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.delete(oldest);
    }
  }

  /** Deletes an entry, if there is one. */
  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
