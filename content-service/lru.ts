/** A map that forgets what was not asked for longest. */
export class LruMap<V> {
  readonly #entries = new Map<string, { value: V; weight: number }>();
  readonly #capacity: number;
  #weight = 0;

  /** `capacity` is the largest sum of weights it keeps. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, weight = 1): void {
    this.#remove(key);
    if (weight > this.#capacity) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
