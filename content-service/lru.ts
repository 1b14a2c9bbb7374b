/** A map of limited weight that forgets the entries first that were not read for longest. */
export class LruMap<V> {
  readonly #entries = new Map<string, { value: V; weight: number }>();
  readonly #capacity: number;
  #weight = 0;

  /** `capacity` is the largest sum of weights it keeps. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** How many entries there are. */
  get size(): number {
    return this.#entries.size;
  }

  /** The weight of all entries together. */
  get weight(): number {
    return this.#weight;
  }

  /** Gives an entry and counts as a use of it. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Gives an entry without counting as a use of it. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Sets an entry; one that is heavier than the capacity is not kept. */
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

  /** Forgets an entry; without effect where there is none. */
  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
